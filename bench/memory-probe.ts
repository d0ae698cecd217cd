import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Preloaded into the site: answers on the socket BENCH_SOCKET with the memory usage after a garbage collection. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

createServer((_request, response) => {
  collectGarbage();
  response.end(JSON.stringify(process.memoryUsage()));
})
  .listen(process.env['BENCH_SOCKET'])
  .unref();

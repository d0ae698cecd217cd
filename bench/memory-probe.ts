import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into the site ahead of it: tells on the socket named by BENCH_SOCKET what memory the process holds after its
 * garbage has been collected.
 */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

createServer((_request, response) => {
  collectGarbage();
  response.end(JSON.stringify(process.memoryUsage()));
})
  .listen(process.env['BENCH_SOCKET'])
  .unref();

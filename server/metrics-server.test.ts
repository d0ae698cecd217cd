import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { serveMetrics } from './metrics-server.ts';

async function ask(text: () => Promise<string>, path: string): Promise<Response> {
  const metrics = { text, contentType: 'text/plain; version=0.0.4; charset=utf-8' };
  const { port, close } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const answer = new Response(await response.text(), response);
  await close();
  return answer;
}

test('the metrics server answers /metrics only', async () => {
  const response = await ask(() => Promise.resolve('up 1\n'), '/metrics');
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'up 1\n',
  ]);
  expect((await ask(() => Promise.resolve(''), '/')).status).toBe(404);
});

test('metrics that cannot be read are logged', async () => {
  const logged = captureLog();
  expect((await ask(() => Promise.reject(new Error('broken')), '/metrics')).status).toBe(500);
  expect(logged()).toEqual([expect.objectContaining({ event: 'metrics.failed' })]);
});

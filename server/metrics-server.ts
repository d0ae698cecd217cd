import { createServer } from 'node:http';
import { log } from '#lib/platform/log.ts';
import { listen } from './listen.ts';
import type { Metrics } from './metrics.ts';
import { pathOf } from './request-line.ts';

export type MetricsServer = { port: number; close: () => Promise<void> };

/**
 * Serves `/metrics` on its own port, because metrics are for the operator and not for visitors.
 * @throws StartError when the port cannot be used
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host }: { port: number; host: string | null },
): Promise<MetricsServer> {
  async function answer(path: string): Promise<{ status: number; type: string; body: string }> {
    const plain = 'text/plain; charset=utf-8';
    if (path !== '/metrics') return { status: 404, type: plain, body: 'The metrics are at /metrics.\n' };
    try {
      return { status: 200, type: metrics.contentType, body: await metrics.text() };
    } catch (error) {
      log('error', 'metrics.failed', { error });
      return { status: 500, type: plain, body: 'The metrics cannot be read.\n' };
    }
  }

  const server = createServer((request, response) => {
    void answer(pathOf(request.url ?? '')).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    });
  });
  const openPort = await listen(server, { port, host, variable: 'METRICS_PORT' });
  return {
    port: openPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

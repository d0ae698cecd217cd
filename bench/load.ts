import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startCpuMeter } from './cpu-meter.ts';
import { percentile, type Sample } from './report.ts';
import { onServers, PAGES, type Server } from './servers.ts';

const CONNECTIONS = 32;
const SECONDS = 5;

/** After this time the renders that were in progress at the end have ended. */
const SETTLE_MS = 4_000;

const ENCODINGS = { plain: 'identity', compressed: 'br, gzip' };
const COLD_SEARCH = 'a search never asked before';

/** Measures requests a second, latency and processor time of warm pages and cold searches, on all servers in turn. */
export async function load(rounds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  await onServers(PAGES, async (servers) => {
    for (let round = 0; round <= rounds; round += 1)
      for (const page of [...PAGES, COLD_SEARCH])
        for (const [label, encoding] of Object.entries(ENCODINGS))
          for (const server of servers) {
            const metrics = await measureLoad(server, page, encoding);
            const sample = { page: `${page}, ${label}`, column: server.name, metrics };
            if (round > 0) samples.push(sample); // the first round warms up
          }
  });
  return samples;
}

let searches = 0;

/**
 * Measures a server under a closed-loop load: each of 32 connections sends the next request when it has its response.
 * @throws Error when a response is missing or not a 200
 */
export async function measureLoad({ origin, pathOf }: Server, page: string, encoding = 'identity') {
  const headers = { 'accept-encoding': encoding };
  function setupRequest(request: autocannon.Request): autocannon.Request {
    searches += 1;
    return { ...request, path: pathOf(`/search?minPrice=${searches}`, `search-${searches}`) };
  }
  const path = pathOf(page, 'warm');
  const isCold = page === COLD_SEARCH;
  if (!isCold) await (await fetch(origin + path)).arrayBuffer();

  const times: number[] = [];
  const stopMeter = startCpuMeter();
  const run = Promise.withResolvers<autocannon.Result>();
  autocannon(
    {
      ...{ url: origin, connections: CONNECTIONS, duration: SECONDS, timeout: 30 },
      requests: [isCold ? { headers, setupRequest } : { headers, path }],
    },
    (error, result) => {
      if (error) run.reject(error as Error);
      else run.resolve(result);
    },
  ).on('response', (_client, status, _bytes, milliseconds) => {
    if (status === 200) times.push(milliseconds);
    else run.reject(new Error(`${origin}: a request for ${page} was answered with ${status}`));
  });
  const { errors, duration } = await run.promise;
  if (isCold) await setTimeout(SETTLE_MS);
  const { started } = stopMeter();
  if (errors > 0) throw new Error(`${origin}: ${errors} requests for ${page} had no response`);
  return {
    'requests/s': times.length / duration,
    'p50, ms': percentile(times, 0.5),
    'p99, ms': percentile(times, 0.99),
    'server CPU, ms/request': started / (times.length + (isCold ? CONNECTIONS : 0)),
  };
}

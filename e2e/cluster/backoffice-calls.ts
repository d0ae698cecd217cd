import type { Cluster } from './cluster.ts';

/** A sample such as `dealership_backoffice_call_duration_seconds_count{call="GET /car/*",outcome="2xx"} 12`. */
const CALLS = /^dealership_backoffice_call_duration_seconds_count\{call="([^"]*)".*\} (\d+)$/;

/** The number of calls that the sites have made to the backoffice since their start, by call such as `GET /car/*`. */
export async function backofficeCalls({ metricsUrls }: Cluster): Promise<Map<string, number>> {
  const calls = new Map<string, number>();
  for (const url of metricsUrls) {
    for (const line of (await (await fetch(url)).text()).split('\n')) {
      const [, call, count] = CALLS.exec(line) ?? [];
      if (call !== undefined) calls.set(call, (calls.get(call) ?? 0) + Number(count));
    }
  }
  return calls;
}

import { readFileSync } from 'node:fs';
import { traceCall } from '#lib/backoffice/transport/call-channel.ts';
import { log } from '#lib/platform/log.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { createMetrics, type Metrics, type Readings } from './metrics.ts';
import { READINGS } from './testing/readings.ts';

/** The samples of the site's own states. */
async function samples(metrics: Metrics): Promise<Record<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('dealership_'));
  const pairs = lines.map((line) => line.replace('dealership_', '').split(' '));
  return Object.fromEntries(
    pairs
      .filter(([name = '']) => !/duration|errors/.test(name))
      .map(([name = '', value]) => [name, Number(value)]),
  );
}

test('states are read when metrics are scraped', async () => {
  const readings = { ...READINGS };
  const metrics = createMetrics(() => readings);
  const expected = {
    'page_cache_lookups_total{result="hit"}': 7,
    'page_cache_lookups_total{result="stale"}': 2,
    'page_cache_lookups_total{result="miss"}': 1,
    'page_cache_entries{store="memory"}': 4,
    'page_cache_entries{store="disk"}': 5,
    'page_cache_bytes{store="memory"}': 4_000,
    'page_cache_bytes{store="disk"}': 5_000,
    backoffice_up: 0,
    'backoffice_circuit_open{resource="makes"}': 1,
    'backoffice_circuit_open{resource="cars"}': 0,
    enquiries_undelivered: 3,
    enquiries_oldest_undelivered_seconds: 90,
    enquiries_dead_letters: 1,
    'enquiries_store_up{store="disk"}': 1,
    'enquiries_store_up{store="server"}': 0,
    inventory_cars: 304,
    inventory_age_seconds: 42,
  };
  expect(await samples(metrics)).toEqual(expected);

  const enquiryStores = { disk: 'up', server: 'up' } as const;
  const empty = { undelivered: 0, deadLetters: 0, oldestUndeliveredSeconds: null, enquiryStores };
  readings.queue = () => Promise.resolve(empty);
  readings.backoffice = () => Promise.resolve('up');
  expect(await samples(metrics)).toEqual({
    ...expected,
    backoffice_up: 1,
    enquiries_undelivered: 0,
    enquiries_oldest_undelivered_seconds: 0,
    enquiries_dead_letters: 0,
    'enquiries_store_up{store="server"}': 1,
  });
});

test('an unknown state has no sample, so that no alert takes it for 0', async () => {
  const readings: { current: Partial<Readings> } = { current: READINGS };
  const metrics = createMetrics(() => readings.current);
  await metrics.text();
  readings.current = {};
  expect(await samples(metrics)).toEqual({});
  const counts = { undelivered: null, deadLetters: null, oldestUndeliveredSeconds: null };
  const unknown = { ...counts, enquiryStores: {} };
  readings.current = {
    backoffice: () => Promise.resolve('unknown'),
    queue: () => Promise.resolve(unknown),
    inventory: () => null,
  };
  expect(await samples(metrics)).toEqual({});
});

test('calls to the backoffice are measured by call and outcome', async () => {
  const metrics = createMetrics(() => ({}));
  const call = { method: 'GET', path: '/car/ABC-1' };
  await traceCall(call, () => Promise.resolve({ status: 200 }));
  await traceCall(call, () => Promise.resolve({ status: 404 }));
  await traceCall(call, () => Promise.reject(new Error('unexpected'))).catch(() => undefined);
  const text = await metrics.text();
  for (const outcome of ['2xx', '4xx', 'failed'])
    expect(text).toContain(
      `dealership_backoffice_call_duration_seconds_count{call="GET /car/*",outcome="${outcome}"} 1\n`,
    );
  expect(text).not.toContain('ABC-1');
});

test('requests are counted by route and status in buckets that each hold the ones below', async () => {
  const metrics = createMetrics(() => ({}));
  for (const seconds of [0.01, 0.25, 0.0625]) metrics.observeRequest('/car/*', 200, seconds);
  metrics.observeRequest('/car/*', 404, 0.5);
  const lines = (await metrics.text()).split('\n').filter((line) => line.includes('route="/car/*"'));
  expect(lines).toHaveLength(2 * 15);
  expect(lines).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds_bucket{le="0.005",route="/car/*",status="200"} 0',
      'http_request_duration_seconds_bucket{le="0.01",route="/car/*",status="200"} 1',
      'http_request_duration_seconds_bucket{le="0.1",route="/car/*",status="200"} 2',
      'http_request_duration_seconds_bucket{le="+Inf",route="/car/*",status="200"} 3',
      'http_request_duration_seconds_sum{route="/car/*",status="200"} 0.3225',
      'http_request_duration_seconds_count{route="/car/*",status="200"} 3',
      'http_request_duration_seconds_count{route="/car/*",status="404"} 1',
    ]),
  );
});

test('the lag of the event loop is among the metrics of the runtime', async () => {
  expect(await createMetrics(() => ({})).text()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('logged errors are counted, those with an alert from zero', async () => {
  const metrics = createMetrics(() => READINGS);
  const refused = 'dealership_errors_total{event="enquiry.rejected"}';
  expect(await metrics.text()).toContain(`${refused} 0\n`);
  captureLog();
  log('error', 'enquiry.rejected');
  log('warn', 'enquiry.rejected');
  expect(await metrics.text()).toContain(`${refused} 1\n`);
});

test('every logged error of which deploy/alerts.yml asks is counted from zero', async () => {
  const text = await createMetrics(() => READINGS).text();
  const asked = readFileSync('deploy/alerts.yml', 'utf8').match(/dealership_errors_total\{.*?\}/g) ?? [];
  expect(asked).toHaveLength(2);
  for (const sample of asked) expect(text).toContain(`${sample} 0\n`);
});

test.each(['grafana.json', 'alerts.yml'])(
  'the site has every metric that deploy/%s asks for',
  async (name) => {
    const metrics = createMetrics(() => READINGS);
    metrics.observeRequest('/', 200, 0.1);
    await traceCall({ method: 'GET', path: '/makes' }, () => Promise.resolve({ status: 200 }));
    const exposed = new Set((await metrics.text()).match(/^\w+/gm));
    const asked = readFileSync(`deploy/${name}`, 'utf8').match(/\b(?:dealership|http)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((metric) => !exposed.has(metric))).toEqual([]);
  },
);

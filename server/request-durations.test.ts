import { RequestDurations } from './request-durations.ts';

test('durations are counted in buckets that each hold the ones below, by route and status', () => {
  const durations = new RequestDurations([0.01, 0.1]);
  for (const seconds of [0.01, 0.25, 0.0625]) durations.observe('/car/*', 200, seconds);
  durations.observe('/car/*', 404, 0.5);
  expect(durations.text().split('\n').slice(2)).toEqual([
    'http_request_duration_seconds_bucket{route="/car/*",status="200",le="0.01"} 1',
    'http_request_duration_seconds_bucket{route="/car/*",status="200",le="0.1"} 2',
    'http_request_duration_seconds_bucket{route="/car/*",status="200",le="+Inf"} 3',
    'http_request_duration_seconds_sum{route="/car/*",status="200"} 0.3225',
    'http_request_duration_seconds_count{route="/car/*",status="200"} 3',
    'http_request_duration_seconds_bucket{route="/car/*",status="404",le="0.01"} 0',
    'http_request_duration_seconds_bucket{route="/car/*",status="404",le="0.1"} 0',
    'http_request_duration_seconds_bucket{route="/car/*",status="404",le="+Inf"} 1',
    'http_request_duration_seconds_sum{route="/car/*",status="404"} 0.5',
    'http_request_duration_seconds_count{route="/car/*",status="404"} 1',
    '',
  ]);
});

import { EnvError, readEnv } from './env.ts';

function reading(name: string, value: string): () => void {
  return () => readEnv({ [name]: value });
}

test('in an empty environment every setting has its documented default', () => {
  expect(readEnv({})).toEqual({
    backofficeUrl: null,
    port: 3000,
    metricsPort: null,
    host: null,
    siteUrl: 'http://localhost:3000',
    imageHosts: [],
    pictureSecret: null,
    revalidateSecret: null,
    backofficeTimeoutMs: 5000,
    rateLimitPerMinute: 10,
    trustedProxies: 0,
    tracesEndpoint: null,
    shutdownDelaySeconds: 0,
    dataDir: './data',
    alertEmail: null,
    alertWebhookUrl: null,
    smtpUrl: null,
    redisUrl: null,
    queueRedisUrl: null,
    isTrial: false,
    dealerFile: null,
  });
});

test('a variable set to blanks counts as unset', () => {
  const names = [
    'BACKOFFICE_URL',
    'PORT',
    'SITE_URL',
    'IMAGE_HOSTS',
    'REVALIDATE_SECRET',
    'HOST',
    'TRIAL',
    'DEALER_FILE',
    'DATA_DIR',
  ];
  expect(readEnv(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(readEnv({}));
});

test('SITE_URL defaults to localhost with the port', () => {
  expect(readEnv({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
  expect(readEnv({ PORT: '4000', SITE_URL: 'https://cars.example.mu/' }).siteUrl).toBe(
    'https://cars.example.mu',
  );
});

test.each([
  ['http://10.0.0.7:8080', 'http://10.0.0.7:8080'],
  ['https://backoffice.example.mu/', 'https://backoffice.example.mu'],
  ['HTTPS://Backoffice.example.mu:443', 'https://backoffice.example.mu'],
  ['http://[::1]:4100', 'http://[::1]:4100'],
])('BACKOFFICE_URL=%s is accepted', (given, origin) => {
  expect(readEnv({ BACKOFFICE_URL: given }).backofficeUrl).toBe(origin);
});

test.each([
  'redis://cache.example.com:6379',
  'redis://cache.example.com/',
  'rediss://site:50%25@[::1]:6380/2',
])('REDIS_URL=%s is accepted', (address) => {
  expect(readEnv({ REDIS_URL: address, QUEUE_REDIS_URL: address })).toMatchObject({
    redisUrl: address,
    queueRedisUrl: address,
  });
});

test('image hosts are a comma-separated list, lower-cased and trimmed', () => {
  expect(readEnv({ IMAGE_HOSTS: ' CDN.example.com , , 127.0.0.1:9000,[::1]:80' }).imageHosts).toEqual([
    'cdn.example.com',
    '127.0.0.1:9000',
    '[::1]:80',
  ]);
});

test.each([
  [{}, null],
  [{ TRUST_PROXY: '1' }, '127.0.0.1'],
  [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ HOST: '::1' }, '::1'],
  [{ HOST: 'localhost' }, 'localhost'],
])('with %j the site listens on %s: by default behind a proxy only on 127.0.0.1', (variables, host) => {
  expect(readEnv(variables).host).toBe(host);
});

test('the error for a list names the invalid entry only', () => {
  expect(reading('IMAGE_HOSTS', 'cdn.example.com, https://other.example')).toThrow(
    'IMAGE_HOSTS is "https://other.example": expected a comma-separated list of',
  );
});

test.each([
  ['BACKOFFICE_URL', 'backoffice.example.mu'],
  ['BACKOFFICE_URL', 'ftp://backoffice.example.mu'],
  ['BACKOFFICE_URL', 'http://backoffice.example.mu/api/client-car'],
  ['BACKOFFICE_URL', 'http://backoffice.example.mu?x=1'],
  ['BACKOFFICE_URL', 'http://backoffice.example.mu#x'],
  ['BACKOFFICE_URL', 'http://backoffice.example.mu:99999'],
  ['BACKOFFICE_URL', 'http:backoffice'],
  ['SITE_URL', 'https://cars.example.mu/shop'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', 'http'],
  ['IMAGE_HOSTS', 'https://cdn.example.com'],
  ['IMAGE_HOSTS', '*.example.com'],
  ['BACKOFFICE_TIMEOUT_MS', '0'],
  ['BACKOFFICE_TIMEOUT_MS', '5s'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
  ['TRUST_PROXY', 'yes'],
  ['METRICS_PORT', 'on'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['SHUTDOWN_DELAY_SECONDS', '301'],
  ['ALERT_EMAIL', 'nobody'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', 'http://localhost'],
  ['TRIAL', 'yes'],
  ['REDIS_URL', 'cache.example.com:6379'],
  ['REDIS_URL', 'redis://cache.example.com:6379/cars'],
  ['QUEUE_REDIS_URL', 'rediss://queue.example.com/0/1'],
])('%s=%s is rejected with a sentence that names both', (name, value) => {
  expect(reading(name, value)).toThrow(EnvError);
  expect(reading(name, value)).toThrow(`${name} is "${value}": expected`);
});

test.each([
  ['BACKOFFICE_URL', 'http://user:hunter2@backoffice.example.mu'],
  ['BACKOFFICE_URL', 'user:hunter2@backoffice.example.mu'],
  ['SITE_URL', 'https://hunter2@cars.example.mu'],
  ['REVALIDATE_SECRET', 'hunter2 hunter2'],
  ['REVALIDATE_SECRET', 'hunter2é'],
  ['PICTURE_SECRET', 'hunter2'],
  ['SMTP_URL', 'https://:hunter2@mail.example.com'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'ftp://user:hunter2@collector'],
  ['ALERT_WEBHOOK_URL', 'hooks.example.com/hunter2'],
  ['REDIS_URL', 'http://:hunter2@cache.example.com'],
  ['QUEUE_REDIS_URL', 'http://:hunter2@queue.example.com'],
  ['REDIS_URL', 'redis://:%hunter2@cache.example.com:6379'],
  ['QUEUE_REDIS_URL', 'redis://%C3:%A9hunter2@queue.example.com:6379'],
])('the error for an invalid %s does not show its secret (%#)', (name, value) => {
  expect(reading(name, value)).toThrow(`${name} is not usable: expected`);
  expect(reading(name, value)).not.toThrow('hunter2');
});

test('alerts by e-mail need a mail server', () => {
  const smtpUrl = 'smtp://user:hunter2@mail.example.com:587';
  expect(reading('ALERT_EMAIL', 'owner@example.com')).toThrow(
    /^SMTP_URL is not usable: .* ALERT_EMAIL is set\.$/,
  );
  expect(readEnv({ ALERT_EMAIL: 'owner@example.com', SMTP_URL: smtpUrl })).toMatchObject({
    alertEmail: 'owner@example.com',
    smtpUrl,
  });
});

test('the metrics need a port of their own', () => {
  expect(() => readEnv({ METRICS_PORT: '3000' })).toThrow(
    'METRICS_PORT is "3000": expected another port than PORT, or 0 for any.',
  );
  expect(readEnv({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 });
});

import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestRedis } from '#lib/platform/testing/a-redis.ts';
import { type EnquiryKind, ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';

type Settings = {
  backofficeUrl?: string;
  timeoutMs?: number;
  perMinute?: number;
  proxies?: number;
  siteUrl?: string;
  redisUrl?: string;
  queueRedis?: TestRedis;
  /** A new directory by default. */
  dataDir?: string;
};

const cleanups = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const cleanUp of cleanups) await cleanUp();
  cleanups.clear();
});

/** `receiveEnquiry`, as in a new process. Suppresses its log. */
export async function aReceiver(settings: Settings = {}) {
  const { backofficeUrl = 'http://127.0.0.1:1', timeoutMs = 5000, perMinute = 1000 } = settings;
  process.env['BACKOFFICE_URL'] = backofficeUrl;
  process.env['BACKOFFICE_TIMEOUT_MS'] = String(timeoutMs);
  process.env['RATE_LIMIT_PER_MINUTE'] = String(perMinute);
  process.env['TRUST_PROXY'] = String(settings.proxies ?? 0);
  process.env['SITE_URL'] = settings.siteUrl ?? SITE;
  process.env['REDIS_URL'] = settings.redisUrl ?? '';
  process.env['QUEUE_REDIS_URL'] = settings.queueRedis?.url ?? '';
  const directory = mkdtempSync(join(tmpdir(), 'receive-'));
  process.env['DATA_DIR'] = settings.dataDir ?? directory;
  jest.resetModules();
  const streams = [process.stdout, process.stderr];
  const writes = streams.map((stream) => jest.spyOn(stream, 'write').mockReturnValue(true));

  const [
    { receiveEnquiry },
    { POSTED_FORMS },
    { queueHealth, startEnquiryQueues, stopEnquiryQueues },
    { redis },
  ] = await Promise.all([
    import('#lib/enquiries/receive/receive-enquiry.ts'),
    import('#lib/enquiries/receive/posted-forms.ts'),
    import('#lib/enquiries/queue/open-queue.ts'),
    import('#lib/platform/redis.ts'),
  ]);
  const redisClient = redis();
  if (redisClient && !redisClient.isReady) await once(redisClient, 'ready');
  await startEnquiryQueues();
  settings.queueRedis?.onEnd(() => stopEnquiryQueues());
  cleanups.add(async () => {
    await stopEnquiryQueues();
    redisClient?.destroy();
  });
  function logged() {
    return writes.flatMap(({ mock }) => mock.calls.map(([line]) => String(line))).join('');
  }

  async function queueCounts() {
    const { undelivered, deadLetters } = await queueHealth(Date.now());
    return { undelivered, deadLetters };
  }

  return { receive: receiveEnquiry, postedForms: POSTED_FORMS, redisClient, logged, queueCounts };
}

export const SITE = 'https://cars.example';

const CSRF_TOKEN = { cookie: 'XSRF-TOKEN=a%2Fb', 'x-xsrf-token': 'a/b' };

type Headers = Record<string, string | undefined>;

/** A form as this site's script posts it. A header that is `undefined` is left out. */
export function aJsonPost(kind: EnquiryKind, body: unknown, headers: Headers = {}): Request {
  const isRaw = typeof body === 'string' || body instanceof ReadableStream;
  return aPost(kind, isRaw ? body : JSON.stringify(body), {
    'content-type': 'application/json',
    ...CSRF_TOKEN,
    ...headers,
  });
}

/** A form as a browser without JavaScript posts it. */
export function aNativePost(
  kind: EnquiryKind,
  texts: Record<string, string>,
  headers: Headers = {},
): Request {
  const body = new URLSearchParams(texts).toString();
  return aPost(kind, body, { 'content-type': 'application/x-www-form-urlencoded', ...headers });
}

export function aPost(kind: EnquiryKind, body: BodyInit, headers: Headers): Request {
  const all: Headers = {
    host: 'cars.example',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '198.51.100.7',
    ...headers,
  };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const address = `${SITE}/api/client-car${ENQUIRY_FORMS[kind].call}`;
  return new Request(address, { method: 'POST', body, headers: sent, duplex: 'half' } as RequestInit);
}

export async function statusAndBody(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() };
}

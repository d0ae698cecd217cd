import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnquiryKind } from '#lib/domain/enquiry/form.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { resetProcess } from '#lib/platform/testing/reset-process.ts';

type Settings = {
  backofficeUrl?: string;
  timeoutMs?: number;
  perMinute?: number;
  proxies?: number;
  siteUrl?: string;
  /** A directory of its own when left out. */
  dataDir?: string;
};

const endings = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const end of endings) await end();
  endings.clear();
});

/** The intake as a process has it that has just started. Nothing it logs reaches the console. */
export async function anIntake(settings: Settings = {}) {
  const { backofficeUrl = 'http://127.0.0.1:1', timeoutMs = 5000, perMinute = 1000 } = settings;
  process.env['BACKOFFICE_URL'] = backofficeUrl;
  process.env['BACKOFFICE_TIMEOUT_MS'] = String(timeoutMs);
  process.env['RATE_LIMIT_PER_MINUTE'] = String(perMinute);
  process.env['TRUST_PROXY'] = String(settings.proxies ?? 0);
  process.env['SITE_URL'] = settings.siteUrl ?? SITE;
  const directory = mkdtempSync(join(tmpdir(), 'intake-'));
  process.env['DATA_DIR'] = settings.dataDir ?? directory;
  resetProcess();
  const streams = [process.stdout, process.stderr];
  const written = streams.map((stream) => jest.spyOn(stream, 'write').mockReturnValue(true));

  const [{ receiveEnquiry }, { DRAFTS }, { outbox }] = await Promise.all([
    import('#lib/enquiries/receive/receive-enquiry.ts'),
    import('#lib/enquiries/receive/drafts.ts'),
    import('#lib/enquiries/queue/process-queue.ts'),
  ]);
  endings.add(async () => {
    await outbox().stop();
    rmSync(directory, { recursive: true });
  });
  function logged() {
    return written.flatMap(({ mock }) => mock.calls.map(([line]) => String(line))).join('');
  }

  async function kept() {
    const { undelivered, deadLetters } = await outbox().status();
    return { undelivered, deadLetters };
  }

  return { receive: receiveEnquiry, drafts: DRAFTS, logged, kept };
}

export const SITE = 'https://cars.example';

const PAIR = { cookie: 'XSRF-TOKEN=a%2Fb', 'x-xsrf-token': 'a/b' };

type Headers = Record<string, string | undefined>;

/** A form as this site's script posts it; a header that is `undefined` is left out. */
export function aJsonPost(kind: EnquiryKind, body: unknown, headers: Headers = {}): Request {
  const isRaw = typeof body === 'string' || body instanceof ReadableStream;
  return aPost(kind, isRaw ? body : JSON.stringify(body), {
    'content-type': 'application/json',
    ...PAIR,
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

/** What the intake told: status and JSON body. */
export async function told(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() };
}

import { createClient } from '@redis/client';
import { access, constants, statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { checkBackoffice } from '#lib/backoffice/check-backoffice.ts';
import { alertChannels } from '#lib/enquiries/queue/alert-channels.ts';
import { missingDurability } from '#lib/enquiries/queue/queue-server.ts';
import type { Env } from '#lib/platform/env.ts';
import { type Redis, withTimeout } from '#lib/platform/redis.ts';
import { misspeltVariables, trialOnlySettings } from './production-checks.ts';

const TIMEOUT_MS = 5_000;
const GIGABYTE = 1024 ** 3;
const MIN_FREE_BYTES = 1 * GIGABYTE;
const MAX_CLOCK_ERROR_MS = 2 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** certbot renews 30 days before the end. */
const MIN_CERTIFICATE_DAYS = 20;

/** `failed`: enquiries would be lost, or visitors would not reach the site. */
export type Finding = { subject: string; outcome: 'ok' | 'warning' | 'failed'; sentence: string };

type Result = Omit<Finding, 'subject'>;

function ok(sentence: string): Result {
  return { outcome: 'ok', sentence };
}

function warning(sentence: string): Result {
  return { outcome: 'warning', sentence };
}

function failed(sentence: string): Result {
  return { outcome: 'failed', sentence };
}

/** Checks everything around a site with these settings. Sends a test by each alert channel, and changes nothing. */
export async function* diagnose(env: Env, source: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  const checks: [subject: string, check: () => Promise<Result[]> | Result[]][] = [
    ['settings', () => settings(env, source)],
    ['DATA_DIR', () => dataDir(env)],
    ['backoffice', () => backoffice(env)],
    ['alerts', () => alerts(env)],
    ['REDIS_URL', () => cacheServer(env)],
    ['QUEUE_REDIS_URL', () => queueServer(env)],
    ['SITE_URL', () => siteUrl(env)],
    ['clock', () => clock(env)],
  ];
  for (const [subject, check] of checks) {
    try {
      for (const result of await check()) yield { subject, ...result };
    } catch (error) {
      yield { subject, ...failed(reasonOf(error)) };
    }
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

function settings(env: Env, source: NodeJS.ProcessEnv): Result[] {
  const unsuitable = trialOnlySettings(env).map(env.isTrial ? warning : failed);
  const found = [...misspeltVariables(source).map(warning), ...unsuitable];
  return found.length > 0 ? found : [ok('suit a public site')];
}

async function dataDir({ dataDir }: Env): Promise<Result[]> {
  const folder = resolve(dataDir);
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    return [failed(`${folder} cannot be written (${reasonOf(error)}): set it to the folder of the site.`)];
  }
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB free`;
  if (bavail * bsize < MIN_FREE_BYTES)
    return [failed(`${folder} has ${free}: enquiries need room, free some.`)];
  return [ok(`${folder} can be written, ${free}`)];
}

async function backoffice({ backofficeUrl }: Env): Promise<Result[]> {
  if (backofficeUrl === null) return [warning('BACKOFFICE_URL is not set: nothing to check.')];
  const results = await checkBackoffice({ sends: false });
  if (results[0]?.outcome === 'failed' && results[0].status === null)
    return [failed(`${results[0].note}: correct BACKOFFICE_URL, or call whoever runs the backoffice.`)];
  const findings = results.flatMap(({ call, outcome, note }) => {
    const sentence = `${call}: ${note.replace(/^(?:GET|POST) \S+: /, '')}`;
    if (outcome === 'failed')
      return [failed(`${sentence}. docs/backoffice-api.yaml says what it has to answer.`)];
    return outcome === 'warning' || outcome === 'slow' ? [warning(`${sentence} (${outcome})`)] : [];
  });
  return findings.length > 0 ? findings : [ok(`${backofficeUrl} answers as the site needs it`)];
}

async function alerts(env: Env): Promise<Result[]> {
  const channels = alertChannels(env);
  if (channels.length === 0)
    return [
      warning('Nobody is told when enquiries wait: set ALERT_EMAIL with SMTP_URL, or ALERT_WEBHOOK_URL.'),
    ];
  const text = 'This is a test by npm run doctor. Nothing has to be done.';
  return Promise.all(
    channels.map(async ({ name, send }) => {
      try {
        await send({ kind: 'test', text, undelivered: 0, deadLetters: 0 });
        return ok(`a test was sent by ${name}: see that it arrived`);
      } catch (error) {
        const variable = name === 'webhook' ? 'ALERT_WEBHOOK_URL' : 'SMTP_URL and ALERT_EMAIL';
        return warning(`No alert can be sent by ${name} (${reasonOf(error)}): correct ${variable}.`);
      }
    }),
  );
}

/** Connects to a server once, and asks it for something. */
async function askRedis<Reply>(url: string, ask: (client: Redis) => Promise<Reply>): Promise<Reply> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined); // the command fails
  try {
    return await withTimeout(
      client.connect().then(() => ask(client)),
      TIMEOUT_MS,
    );
  } finally {
    client.destroy();
  }
}

async function cacheServer({ redisUrl }: Env): Promise<Result[]> {
  if (redisUrl === null) return [ok('not set: for one site none is needed')];
  try {
    await askRedis(redisUrl, (client) => client.ping());
    return [ok('answers')];
  } catch (error) {
    return [
      warning(
        `It does not answer (${reasonOf(error)}): each site continues alone. Start it, or correct the URL.`,
      ),
    ];
  }
}

async function queueServer({ queueRedisUrl }: Env): Promise<Result[]> {
  if (queueRedisUrl === null) return [ok('not set: enquiries are stored in DATA_DIR')];
  try {
    const problem = await askRedis(queueRedisUrl, missingDurability);
    if (problem === null) return [ok('stores enquiries durably')];
    return [failed(`It would lose enquiries, ${problem}: use deploy/queue.conf.`)];
  } catch (error) {
    return [failed(`It does not answer (${reasonOf(error)}): start it, or correct the URL.`)];
  }
}

/** The site as visitors reach it, if it runs already. */
async function siteUrl({ siteUrl }: Env): Promise<Result[]> {
  try {
    const { status } = await fetch(siteUrl, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (status !== 200) return [failed(`${siteUrl} answers ${status}: see nginx and the log of the site.`)];
  } catch (error) {
    const code =
      error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code;
    const result = /CERT|SSL|TLS/.test(String(code)) ? failed : warning; // browsers warn of it
    return [
      result(
        `${siteUrl} cannot be read (${reasonOf(error)}): see DNS, certificate, nginx, and whether a site runs.`,
      ),
    ];
  }
  const { protocol } = new URL(siteUrl);
  if (protocol !== 'https:') return [ok('answers')];
  const days = await certificateDays(new URL(siteUrl));
  if (days >= MIN_CERTIFICATE_DAYS) return [ok(`answers, with a certificate for ${days} days`)];
  return [
    warning(`The certificate ends in ${days} days: certbot renew --dry-run says why it is not renewed.`),
  ];
}

/** For how many days the certificate is still valid. */
async function certificateDays({ hostname, port }: URL): Promise<number> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: TIMEOUT_MS,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
  } finally {
    socket.destroy();
  }
}

/** This machine's clock beside that of the backoffice. */
async function clock({ backofficeUrl }: Env): Promise<Result[]> {
  if (backofficeUrl === null) return [];
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${backofficeUrl}/api/client-car/makes`, { signal }).catch(() => null);
  if (response === null) return []; // said above
  const difference = Date.now() - Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(difference)) return [warning('The backoffice tells no time to compare with.')];
  if (Math.abs(difference) <= MAX_CLOCK_ERROR_MS) return [ok('right, by that of the backoffice')];
  const minutes = Math.round(Math.abs(difference) / 60_000);
  return [
    warning(
      `${minutes} minutes from that of the backoffice: timedatectl set-ntp true, on the machine that is wrong.`,
    ),
  ];
}

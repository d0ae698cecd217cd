import * as v from 'valibot';
import {
  IMAGE_HOST,
  IMAGE_PATH,
  LISTEN_ADDRESS,
  list,
  ORIGIN,
  orNull,
  text,
  url,
  wholeNumber,
} from './env-checks.ts';

/** The settings of the site. An unset variable is null, or its default. */
export type Env = ReturnType<typeof readEnv>;

/** Replaces the defaults in lib/platform/dealer.ts; null keeps them. */
export type DealerSettings = Env['dealer'];

/** An invalid variable of the environment. The message is one sentence for the operator. */
export class EnvError extends Error {
  override name = 'EnvError';

  /** @param value is not shown when it may hold a secret. */
  constructor(variable: string, value: string, expected: string) {
    const shown = isShown(variable, value) ? JSON.stringify(value) : 'not usable';
    super(`${variable} is ${shown}: expected ${expected}.`);
  }
}

const MAIL_SERVER_EXAMPLE = 'smtp://user:password@mail.example.com:587';
const WEB_ADDRESS = url(/^https?:$/, 'a web address such as https://www.facebook.com/example');
const ANY_TEXT = orNull(v.string());

/** Settings by their names, each with its variable and the schema of that. */
type Variables = Record<string, readonly [variable: string, schema: v.GenericSchema]>;

const VARIABLES = {
  /** Origin of the backoffice, without a trailing slash. Null: the embedded reference backoffice is to be started. */
  backofficeUrl: ['BACKOFFICE_URL', orNull(ORIGIN)],
  /** 0 asks the system for any free port. */
  port: ['PORT', v.optional(wholeNumber(0, 65_535), '3000')],
  /** Where /metrics is served; 0 as for `port`. Null: nowhere. */
  metricsPort: ['METRICS_PORT', orNull(wholeNumber(0, 65_535))],
  /** The address or name of the network interface to listen on. Null: all of them. */
  host: ['HOST', orNull(LISTEN_ADDRESS)],
  /** Public origin of the site, without a trailing slash. */
  siteUrl: ['SITE_URL', orNull(ORIGIN)],
  /** `host` or `host:port`, lower case. */
  imageHosts: ['IMAGE_HOSTS', v.optional(list(IMAGE_HOST), '')],
  /** Starts of the paths below which pictures lie, as they stand in an address. Null: any path that names a picture file. */
  imagePaths: ['IMAGE_PATHS', orNull(list(IMAGE_PATH))],
  revalidateSecret: [
    'REVALIDATE_SECRET',
    orNull(text(/^[\x21-\x7e]+$/, 'printable ASCII characters without blanks')),
  ],
  /** Origin at which the cache in front of the site answers; the webhook purges it there. Null: there is none. */
  cacheUrl: ['CACHE_URL', orNull(ORIGIN)],
  backofficeTimeoutMs: ['BACKOFFICE_TIMEOUT_MS', v.optional(wholeNumber(1, 60_000), '5000')],
  rateLimitPerMinute: ['RATE_LIMIT_PER_MINUTE', v.optional(wholeNumber(1, 1_000_000), '10')],
  /** How many of the last hops of X-Forwarded-For are trusted. */
  trustedProxies: ['TRUST_PROXY', v.optional(wholeNumber(0, 10), '0')],
  /** Where OpenTelemetry traces are sent, as OTLP over HTTP. Null: there are none. */
  tracesEndpoint: [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    orNull(url(/^https?:$/, 'the address of a collector such as http://127.0.0.1:4318')),
  ],
  /** How long the site goes on serving after SIGTERM, as not ready, so that load balancers take it out first. */
  shutdownDelaySeconds: ['SHUTDOWN_DELAY_SECONDS', v.optional(wholeNumber(0, 300), '0')],
  /** Relative to the working directory, unless absolute. */
  dataDir: ['DATA_DIR', v.optional(v.string(), './data')],
  /** How long an enquiry that the backoffice answers but does not accept is retried. */
  deadLetterAfterHours: ['DEAD_LETTER_AFTER_HOURS', v.optional(wholeNumber(1, 8760), '24')],
  /** How long a dead letter is kept before it is erased. */
  deadLetterRetentionDays: ['DEAD_LETTER_RETENTION_DAYS', v.optional(wholeNumber(1, 3650), '30')],
  /** Who is told by e-mail when enquiries are not delivered. */
  alertEmail: ['ALERT_EMAIL', orNull(text(/^[^\s@,]+@[^\s@,]+$/, 'one e-mail address'))],
  /** Where the same alert is posted as JSON. May contain a secret. */
  alertWebhookUrl: ['ALERT_WEBHOOK_URL', orNull(url(/^https?:$/, 'https://hooks.example.com/alerts'))],
  /** Mail server for alerts. Contains a password. */
  smtpUrl: ['SMTP_URL', orNull(url(/^smtps?:$/, MAIL_SERVER_EXAMPLE))],
  /** Redis or Valkey server for what instances of the site share. Null: each has its own. May contain a password. */
  redisUrl: ['REDIS_URL', orNull(url(/^rediss?:$/, 'redis://cache.example.com:6379'))],
  /** Redis or Valkey server for enquiries, which must lose nothing. Null: only the local disk. May contain a password. */
  queueRedisUrl: ['QUEUE_REDIS_URL', orNull(url(/^rediss?:$/, 'redis://queue.example.com:6379'))],
  /** Whether settings that suit only a trial prevent the start. */
  isStrict: [
    'STRICT_CONFIG',
    v.pipe(
      v.optional(text(/^[01]$/, '1 to refuse placeholders and local addresses at the start, or 0'), '0'),
      v.transform((value) => value === '1'),
    ),
  ],
} as const satisfies Variables;

const DEALER_VARIABLES = {
  name: ['DEALER_NAME', ANY_TEXT],
  phones: ['DEALER_PHONES', orNull(list(v.string()))],
  /** Digits with the country code. */
  whatsapp: [
    'DEALER_WHATSAPP',
    orNull(text(/^\d{7,15}$/, 'digits with the country code such as 23050000000')),
  ],
  email: ['DEALER_EMAIL', orNull(text(/^[^\s@]+@[^\s@]+$/, 'an e-mail address'))],
  postalCode: ['DEALER_POSTAL_CODE', ANY_TEXT],
  vatNumber: ['DEALER_VAT_NUMBER', ANY_TEXT],
  companyRegistrationNumber: ['DEALER_COMPANY_REGISTRATION_NUMBER', ANY_TEXT],
  facebook: ['DEALER_FACEBOOK', orNull(WEB_ADDRESS)],
  tiktok: ['DEALER_TIKTOK', orNull(WEB_ADDRESS)],
  instagram: ['DEALER_INSTAGRAM', orNull(WEB_ADDRESS)],
  linkedin: ['DEALER_LINKEDIN', orNull(WEB_ADDRESS)],
} as const satisfies Variables;

type Source = Record<string, string | undefined>;

const SECRETS = ['REVALIDATE_SECRET', 'ALERT_WEBHOOK_URL', 'SMTP_URL'];

/** Neither secrets nor addresses with a password are shown. */
function isShown(variable: string, value: string): boolean {
  return !SECRETS.includes(variable) && !(/_(?:URL|ENDPOINT)$/.test(variable) && value.includes('@'));
}

type Settings<Table extends Variables> = { [Name in keyof Table]: v.InferOutput<Table[Name][1]> };

function readAll<Table extends Variables>(table: Table, source: Source): Settings<Table> {
  const settings = Object.entries(table).map(([name, variable]) => [name, readOne(variable, source)]);
  return Object.fromEntries(settings) as Settings<Table>; // of each setting what its schema gives
}

/** A variable that is set to nothing but blanks counts as unset. */
function readOne([variable, schema]: Variables[string], source: Source): unknown {
  const given = source[variable]?.trim() || undefined;
  const { success, output, issues } = v.safeParse(schema, given, { abortEarly: true });
  if (success) return output;
  throw new EnvError(variable, String(issues[0].input), issues[0].message);
}

/**
 * The settings of the site, checked.
 * @throws EnvError that names the variable, its value (unless secret) and what is expected.
 */
export function readEnv(source: Source) {
  const settings = readAll(VARIABLES, source);
  const { host, port, siteUrl, alertEmail, smtpUrl, trustedProxies } = settings;
  if (alertEmail !== null && smtpUrl === null)
    throw new EnvError('SMTP_URL', '', `${MAIL_SERVER_EXAMPLE} since ALERT_EMAIL is set`);
  return {
    ...settings,
    host: host ?? (trustedProxies > 0 ? '127.0.0.1' : null),
    siteUrl: siteUrl ?? `http://localhost:${port}`,
    dealer: readAll(DEALER_VARIABLES, source),
  };
}

let known: Env | undefined;

/** The settings of this process, read once. Throws as `readEnv`. */
export function env(): Env {
  return (known ??= readEnv(process.env));
}

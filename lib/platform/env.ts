import * as v from 'valibot';
import {
  IMAGE_HOST,
  LISTEN_ADDRESS,
  list,
  nullIfUnset,
  ORIGIN,
  redisUrl,
  text,
  url,
  wholeNumber,
} from './env-checks.ts';

/** The settings of the site. An unset variable is null or its default. */
export type Env = ReturnType<typeof readEnv>;

/** An invalid environment variable, or an invalid file that it names. The message is one sentence for the operator. */
export class EnvError extends Error {
  override name = 'EnvError';

  /** @param value is not shown when it may contain a secret */
  constructor(variable: string, value: string, expected: string) {
    const shown = isShown(variable, value) ? JSON.stringify(value) : 'not usable';
    super(`${variable} is ${shown}: expected ${expected}.`);
  }
}

const MAIL_SERVER_EXAMPLE = 'smtp://user:password@mail.example.com:587';
const SECRET = 'printable ASCII characters without blanks';

/** Each setting by its name, with its variable and the schema of the value. */
type Variables = Record<string, readonly [variable: string, schema: v.GenericSchema]>;

const VARIABLES = {
  /** Origin of the backoffice, without a trailing slash. Null starts the embedded reference backoffice. */
  backofficeUrl: ['BACKOFFICE_URL', nullIfUnset(ORIGIN)],
  /** 0: any free port. */
  port: ['PORT', v.optional(wholeNumber(0, 65_535), '3000')],
  /** Port of /metrics; 0: any free port. Null: /metrics is not served. */
  metricsPort: ['METRICS_PORT', nullIfUnset(wholeNumber(0, 65_535))],
  /** IP address or host name to listen on. Null: all addresses of this machine. */
  host: ['HOST', nullIfUnset(LISTEN_ADDRESS)],
  /** Public origin of the site, without a trailing slash. */
  siteUrl: ['SITE_URL', nullIfUnset(ORIGIN)],
  /** `host` or `host:port`, lower case. */
  imageHosts: ['IMAGE_HOSTS', v.optional(list(IMAGE_HOST), '')],
  /** Null until the start: server/picture-secret.ts. */
  pictureSecret: ['PICTURE_SECRET', nullIfUnset(text(/^[\x21-\x7e]{16,}$/, `at least 16 ${SECRET}`))],
  revalidateSecret: ['REVALIDATE_SECRET', nullIfUnset(text(/^[\x21-\x7e]+$/, SECRET))],
  backofficeTimeoutMs: ['BACKOFFICE_TIMEOUT_MS', v.optional(wholeNumber(1, 60_000), '5000')],
  rateLimitPerMinute: ['RATE_LIMIT_PER_MINUTE', v.optional(wholeNumber(1, 1_000_000), '10')],
  /** How many proxies in front of the site are trusted: the last hops of X-Forwarded-For. */
  trustedProxies: ['TRUST_PROXY', v.optional(wholeNumber(0, 10), '0')],
  /** Address to which OpenTelemetry traces are sent, as OTLP over HTTP. Null: no traces. */
  tracesEndpoint: [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    nullIfUnset(url(/^https?:$/, 'the address of a collector such as http://127.0.0.1:4318')),
  ],
  /** How long the site serves requests after SIGTERM but reports 'not ready', so that load balancers remove it first. */
  shutdownDelaySeconds: ['SHUTDOWN_DELAY_SECONDS', v.optional(wholeNumber(0, 300), '0')],
  /** The JSON file about the dealership. Null: placeholders. Relative to the working directory, unless absolute. */
  dealerFile: ['DEALER_FILE', nullIfUnset(v.string())],
  /** Relative to the working directory, unless absolute. */
  dataDir: ['DATA_DIR', v.optional(v.string(), './data')],
  /** Address that gets an e-mail when enquiries are not delivered. */
  alertEmail: ['ALERT_EMAIL', nullIfUnset(text(/^[^\s@,]+@[^\s@,]+$/, 'one e-mail address'))],
  /** Address to which the same alert is posted as JSON. May contain a secret. */
  alertWebhookUrl: ['ALERT_WEBHOOK_URL', nullIfUnset(url(/^https?:$/, 'https://hooks.example.com/alerts'))],
  /** Mail server for alerts. May contain a password. */
  smtpUrl: ['SMTP_URL', nullIfUnset(url(/^smtps?:$/, MAIL_SERVER_EXAMPLE))],
  /** Redis or Valkey server for data that instances of the site share. Null: they share none. May contain a password. */
  redisUrl: ['REDIS_URL', nullIfUnset(redisUrl('redis://cache.example.com:6379'))],
  /** Durable Redis or Valkey server for enquiries. Null: they are on the local disk only. May contain a password. */
  queueRedisUrl: ['QUEUE_REDIS_URL', nullIfUnset(redisUrl('redis://queue.example.com:6379'))],
  /** Whether it may start with placeholders and settings that suit no public site. */
  isTrial: [
    'TRIAL',
    v.pipe(
      v.optional(text(/^[01]$/, '1 for a site that only you can see, or 0'), '0'),
      v.transform((value) => value === '1'),
    ),
  ],
} as const satisfies Variables;

/** The names of all variables that the site reads. */
export const SETTINGS: readonly string[] = Object.values(VARIABLES).map(([variable]) => variable);

type Source = Record<string, string | undefined>;

const SECRETS = ['REVALIDATE_SECRET', 'PICTURE_SECRET', 'ALERT_WEBHOOK_URL', 'SMTP_URL'];

/** False for secrets and addresses with a password. */
function isShown(variable: string, value: string): boolean {
  return !SECRETS.includes(variable) && !(/_(?:URL|ENDPOINT)$/.test(variable) && value.includes('@'));
}

type Settings = { [Name in keyof typeof VARIABLES]: v.InferOutput<(typeof VARIABLES)[Name][1]> };

function readAll(source: Source): Settings {
  const settings = Object.entries(VARIABLES).map(([name, variable]) => [name, readOne(variable, source)]);
  return Object.fromEntries(settings) as Settings; // each setting has the type of its schema
}

/** A blank variable counts as unset. */
function readOne([variable, schema]: Variables[string], source: Source): unknown {
  const given = source[variable]?.trim() || undefined;
  const { success, output, issues } = v.safeParse(schema, given, { abortEarly: true });
  if (success) return output;
  throw new EnvError(variable, String(issues[0].input), issues[0].message);
}

/**
 * Reads and validates the settings of the site.
 * @throws EnvError with the variable, its value (unless secret) and the expected value
 */
export function readEnv(source: Source) {
  const settings = readAll(source);
  const { host, port, metricsPort, siteUrl, trustedProxies } = settings;
  const { alertEmail, smtpUrl } = settings;
  if (metricsPort === port && port !== 0)
    throw new EnvError('METRICS_PORT', String(port), 'another port than PORT, or 0 for any');
  if (alertEmail !== null && smtpUrl === null)
    throw new EnvError('SMTP_URL', '', `${MAIL_SERVER_EXAMPLE} since ALERT_EMAIL is set`);
  return {
    ...settings,
    host: host ?? (trustedProxies > 0 ? '127.0.0.1' : null),
    siteUrl: siteUrl ?? `http://localhost:${port}`,
  };
}

let current: Env | undefined;

/** The settings of this process, read once. Throws like `readEnv`. */
export function env(): Env {
  return (current ??= readEnv(process.env));
}

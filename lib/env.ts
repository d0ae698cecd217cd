/** What the site takes from its environment. An unset variable is null, or its default. */
export type Env = {
  /** Origin of the backoffice, without a trailing slash. Null: the embedded reference backoffice is to be started. */
  backofficeUrl: string | null;
  /** 0 asks the system for any free port. */
  port: number;
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string;
  /** `host` or `host:port`, lower case. */
  imageHosts: string[];
  revalidateSecret: string | null;
  redisUrl: string | null;
  backofficeTimeoutMs: number;
  rateLimitPerMinute: number;
  /** How many of the last hops of X-Forwarded-For are believed. */
  trustedProxies: number;
  /** Relative to the working directory, unless absolute. */
  dataDir: string;
  /** How long an enquiry is retried that the backoffice answers without taking it. */
  deadLetterAfterHours: number;
  /** How long a dead letter is kept before it is erased. */
  deadLetterRetentionDays: number;
  /** Who is told by e-mail when enquiries are not delivered. */
  alertEmail: string | null;
  /** Where that is posted as JSON. May hold a secret. */
  alertWebhookUrl: string | null;
  /** Mail server for alerts. Holds a password. */
  smtpUrl: string | null;
  dealer: DealerSettings;
};

/** What the owner sets of the dealership instead of editing lib/dealer.ts. Null keeps what stands there. */
export type DealerSettings = {
  name: string | null;
  phones: string[] | null;
  /** Digits with the country code. */
  whatsapp: string | null;
  email: string | null;
  postalCode: string | null;
  vatNumber: string | null;
  companyRegistrationNumber: string | null;
  facebook: string | null;
  tiktok: string | null;
  instagram: string | null;
  linkedin: string | null;
};

type Source = Record<string, string | undefined>;

/** A variable of the environment that cannot be used. The message is one sentence for whoever set it. */
export class EnvError extends Error {
  override name = 'EnvError';

  constructor(variable: string, value: string | null, expected: string) {
    super(`${variable} is ${value === null ? 'not usable' : JSON.stringify(value)}: expected ${expected}.`);
  }
}

const HOST =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\da-f:.]+\])(?::\d{1,5})?$/;

/** A variable that is set to nothing but blanks counts as unset. */
function read(source: Source, variable: string): string | null {
  return source[variable]?.trim() || null;
}

function readNumber(source: Source, variable: string, range: { from: number; to: number; unset: number }) {
  const value = read(source, variable);
  if (value === null) return range.unset;

  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= range.from && number <= range.to) return number;
  throw new EnvError(variable, value, `a whole number from ${range.from} to ${range.to}`);
}

function readOrigin(source: Source, variable: string): string | null {
  const value = read(source, variable);
  if (value === null) return null;

  const url = URL.parse(value);
  const expected =
    'an origin such as https://www.example.com, without user name, password, path, query or fragment';
  if (url && (url.username || url.password)) throw new EnvError(variable, null, expected);
  const isOrigin = url && /^https?:\/\/[^/?#\\]+\/?$/i.test(value);
  if (!isOrigin) throw new EnvError(variable, value.includes('@') ? null : value, expected);
  return url.origin;
}

function readHosts(source: Source, variable: string): string[] {
  const hosts = (read(source, variable) ?? '').toLowerCase().split(',');
  return hosts
    .map((host) => host.trim())
    .filter((host) => host !== '')
    .map((host) => {
      if (HOST.test(host)) return host;
      throw new EnvError(variable, host, 'a comma-separated list of hosts such as cdn.example.com:8443');
    });
}

function readSecret(source: Source, variable: string): string | null {
  const value = read(source, variable);
  if (value === null || /^[\x21-\x7e]+$/.test(value)) return value;
  throw new EnvError(variable, null, 'printable ASCII characters without blanks');
}

function readRedis(source: Source, variable: string): string | null {
  const value = read(source, variable);
  if (value === null) return null;

  const url = URL.parse(value);
  if (url?.hostname && /^rediss?:$/.test(url.protocol)) return value;
  throw new EnvError(variable, null, 'an address such as redis://redis.example.com:6379');
}

function readWebAddress(source: Source, variable: string): string | null {
  const value = read(source, variable);
  if (value === null || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw new EnvError(variable, value, 'a web address such as https://www.facebook.com/example');
}

function readMatching(source: Source, variable: string, pattern: RegExp, expected: string): string | null {
  const value = read(source, variable);
  if (value === null || pattern.test(value)) return value;
  throw new EnvError(variable, value, expected);
}

/** The value is never named: such an address may hold a password or a secret path. */
function readSecretAddress(source: Source, variable: string, protocols: RegExp, example: string) {
  const value = read(source, variable);
  const url = value === null ? null : URL.parse(value);
  if (value === null || (url?.hostname && protocols.test(url.protocol))) return value;
  throw new EnvError(variable, null, `an address such as ${example}`);
}

function readAlerts(source: Source): Pick<Env, 'alertEmail' | 'alertWebhookUrl' | 'smtpUrl'> {
  const smtpExample = 'smtp://user:password@mail.example.com:587';
  const smtpUrl = readSecretAddress(source, 'SMTP_URL', /^smtps?:$/, smtpExample);
  const alertEmail = readMatching(source, 'ALERT_EMAIL', /^[^\s@,]+@[^\s@,]+$/, 'one e-mail address');
  if (alertEmail && !smtpUrl) throw new EnvError('SMTP_URL', null, `${smtpExample} since ALERT_EMAIL is set`);
  const webhookExample = 'https://hooks.example.com/alerts';
  const alertWebhookUrl = readSecretAddress(source, 'ALERT_WEBHOOK_URL', /^https?:$/, webhookExample);
  return { alertEmail, alertWebhookUrl, smtpUrl };
}

function readDealer(source: Source): DealerSettings {
  return {
    name: read(source, 'DEALER_NAME'),
    phones: read(source, 'DEALER_PHONES')?.split(/\s*,\s*/) ?? null,
    whatsapp: readMatching(
      source,
      'DEALER_WHATSAPP',
      /^\d{7,15}$/,
      'digits with the country code such as 23050000000',
    ),
    email: readMatching(source, 'DEALER_EMAIL', /^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
    postalCode: read(source, 'DEALER_POSTAL_CODE'),
    vatNumber: read(source, 'DEALER_VAT_NUMBER'),
    companyRegistrationNumber: read(source, 'DEALER_COMPANY_REGISTRATION_NUMBER'),
    facebook: readWebAddress(source, 'DEALER_FACEBOOK'),
    tiktok: readWebAddress(source, 'DEALER_TIKTOK'),
    instagram: readWebAddress(source, 'DEALER_INSTAGRAM'),
    linkedin: readWebAddress(source, 'DEALER_LINKEDIN'),
  };
}

/**
 * The settings of the site, checked.
 * @throws EnvError that names the variable, its value (a secret's never) and what is expected.
 */
export function readEnv(source: Source): Env {
  const port = readNumber(source, 'PORT', { from: 0, to: 65_535, unset: 3000 });
  return {
    backofficeUrl: readOrigin(source, 'BACKOFFICE_URL'),
    port,
    siteUrl: readOrigin(source, 'SITE_URL') ?? `http://localhost:${port}`,
    imageHosts: readHosts(source, 'IMAGE_HOSTS'),
    revalidateSecret: readSecret(source, 'REVALIDATE_SECRET'),
    redisUrl: readRedis(source, 'REDIS_URL'),
    backofficeTimeoutMs: readNumber(source, 'BACKOFFICE_TIMEOUT_MS', { from: 1, to: 60_000, unset: 5000 }),
    rateLimitPerMinute: readNumber(source, 'RATE_LIMIT_PER_MINUTE', { from: 1, to: 1_000_000, unset: 10 }),
    trustedProxies: readNumber(source, 'TRUST_PROXY', { from: 0, to: 10, unset: 0 }),
    dataDir: read(source, 'DATA_DIR') ?? './data',
    deadLetterAfterHours: readNumber(source, 'DEAD_LETTER_AFTER_HOURS', { from: 1, to: 8760, unset: 24 }),
    deadLetterRetentionDays: readNumber(source, 'DEAD_LETTER_RETENTION_DAYS', {
      from: 1,
      to: 3650,
      unset: 30,
    }),
    ...readAlerts(source),
    dealer: readDealer(source),
  };
}

let known: Env | undefined;

/** The settings of this process, read once. Throws like {@link readEnv}. */
export function env(): Env {
  return (known ??= readEnv(process.env));
}

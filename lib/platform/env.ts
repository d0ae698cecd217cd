import * as v from 'valibot';

import { IMAGE_HOST, IMAGE_PATH, LISTEN_ADDRESS, list, ORIGIN, url, wholeNumber } from './env-checks.ts';

/** Replaces the defaults in lib/platform/dealer.ts; null keeps them. */
export type DealerSettings = Env['dealer'];

/** The settings of the site. An unset variable is null, or its default. */
export type Env = v.InferOutput<typeof ENVIRONMENT>;

/** An invalid variable of the environment. The message is one sentence for the operator. */
export class EnvError extends Error {
  override name = 'EnvError';

  constructor(variable: string, value: string | null, expected: string) {
    super(`${variable} is ${value === null ? 'not usable' : JSON.stringify(value)}: expected ${expected}.`);
  }
}

const MAIL_SERVER_EXAMPLE = 'smtp://user:password@mail.example.com:587';
const WEB_ADDRESS = url(/^https?:$/, 'a web address such as https://www.facebook.com/example');
const ANY_TEXT = v.nullish(v.string(), null);

const VARIABLES = v.object({
  BACKOFFICE_URL: v.nullish(ORIGIN, null),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.nullish(LISTEN_ADDRESS, null),
  SITE_URL: v.nullish(ORIGIN, null),
  IMAGE_HOSTS: v.optional(list(IMAGE_HOST), ''),
  IMAGE_PATHS: v.nullish(list(IMAGE_PATH), null),
  REVALIDATE_SECRET: v.nullish(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'printable ASCII characters without blanks')),
    null,
  ),
  BACKOFFICE_TIMEOUT_MS: v.optional(wholeNumber(1, 60_000), '5000'),
  RATE_LIMIT_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '10'),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  DATA_DIR: v.optional(v.string(), './data'),
  DEAD_LETTER_AFTER_HOURS: v.optional(wholeNumber(1, 8760), '24'),
  DEAD_LETTER_RETENTION_DAYS: v.optional(wholeNumber(1, 3650), '30'),
  ALERT_EMAIL: v.nullish(v.pipe(v.string(), v.regex(/^[^\s@,]+@[^\s@,]+$/, 'one e-mail address')), null),
  ALERT_WEBHOOK_URL: v.nullish(url(/^https?:$/, 'https://hooks.example.com/alerts'), null),
  SMTP_URL: v.nullish(url(/^smtps?:$/, MAIL_SERVER_EXAMPLE), null),
  STRICT_CONFIG: v.optional(
    v.pipe(
      v.picklist(['0', '1'], '1 to refuse placeholders and local addresses at the start, or 0'),
      v.transform((value) => value === '1'),
    ),
    '0',
  ),
  DEALER_NAME: ANY_TEXT,
  DEALER_PHONES: v.nullish(
    v.pipe(
      v.string(),
      v.transform((phones) => phones.split(/\s*,\s*/)),
    ),
    null,
  ),
  DEALER_WHATSAPP: v.nullish(
    v.pipe(v.string(), v.regex(/^\d{7,15}$/, 'digits with the country code such as 23050000000')),
    null,
  ),
  DEALER_EMAIL: v.nullish(v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/, 'an e-mail address')), null),
  DEALER_POSTAL_CODE: ANY_TEXT,
  DEALER_VAT_NUMBER: ANY_TEXT,
  DEALER_COMPANY_REGISTRATION_NUMBER: ANY_TEXT,
  DEALER_FACEBOOK: v.nullish(WEB_ADDRESS, null),
  DEALER_TIKTOK: v.nullish(WEB_ADDRESS, null),
  DEALER_INSTAGRAM: v.nullish(WEB_ADDRESS, null),
  DEALER_LINKEDIN: v.nullish(WEB_ADDRESS, null),
});

const ENVIRONMENT = v.pipe(
  VARIABLES,
  v.forward(
    v.check(
      ({ ALERT_EMAIL, SMTP_URL }) => ALERT_EMAIL === null || SMTP_URL !== null,
      `${MAIL_SERVER_EXAMPLE} since ALERT_EMAIL is set`,
    ),
    ['SMTP_URL'],
  ),
  v.transform((given) => ({
    /** Origin of the backoffice, without a trailing slash. Null: the embedded reference backoffice is to be started. */
    backofficeUrl: given.BACKOFFICE_URL,
    /** 0 asks the system for any free port. */
    port: given.PORT,
    /** The address or name of the network interface to listen on. Null: all of them. */
    host: given.HOST ?? (given.TRUST_PROXY > 0 ? '127.0.0.1' : null),
    /** Public origin of the site, without a trailing slash. */
    siteUrl: given.SITE_URL ?? `http://localhost:${given.PORT}`,
    /** `host` or `host:port`, lower case. */
    imageHosts: given.IMAGE_HOSTS,
    /** Starts of the paths below which pictures lie, as they stand in an address. Null: any path that names a picture file. */
    imagePaths: given.IMAGE_PATHS,
    revalidateSecret: given.REVALIDATE_SECRET,
    backofficeTimeoutMs: given.BACKOFFICE_TIMEOUT_MS,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    /** How many of the last hops of X-Forwarded-For are trusted. */
    trustedProxies: given.TRUST_PROXY,
    /** Relative to the working directory, unless absolute. */
    dataDir: given.DATA_DIR,
    /** How long an enquiry that the backoffice answers but does not accept is retried. */
    deadLetterAfterHours: given.DEAD_LETTER_AFTER_HOURS,
    /** How long a dead letter is kept before it is erased. */
    deadLetterRetentionDays: given.DEAD_LETTER_RETENTION_DAYS,
    /** Who is told by e-mail when enquiries are not delivered. */
    alertEmail: given.ALERT_EMAIL,
    /** Where the same alert is posted as JSON. May contain a secret. */
    alertWebhookUrl: given.ALERT_WEBHOOK_URL,
    /** Mail server for alerts. Contains a password. */
    smtpUrl: given.SMTP_URL,
    /** Whether settings that suit only a trial prevent the start. */
    isStrict: given.STRICT_CONFIG,
    dealer: {
      name: given.DEALER_NAME,
      phones: given.DEALER_PHONES,
      /** Digits with the country code. */
      whatsapp: given.DEALER_WHATSAPP,
      email: given.DEALER_EMAIL,
      postalCode: given.DEALER_POSTAL_CODE,
      vatNumber: given.DEALER_VAT_NUMBER,
      companyRegistrationNumber: given.DEALER_COMPANY_REGISTRATION_NUMBER,
      facebook: given.DEALER_FACEBOOK,
      tiktok: given.DEALER_TIKTOK,
      instagram: given.DEALER_INSTAGRAM,
      linkedin: given.DEALER_LINKEDIN,
    },
  })),
);

type Source = Record<string, string | undefined>;

/** A variable that is set to nothing but blanks counts as unset. */
function withoutBlanks(source: Source): Source {
  const trimmed = Object.entries(source).map(([variable, value]) => [variable, value?.trim() || undefined]);
  return Object.fromEntries(trimmed) as Source;
}

const SECRETS = ['REVALIDATE_SECRET', 'ALERT_WEBHOOK_URL', 'SMTP_URL'];

/** Neither secrets nor addresses with a password are shown. */
function isShown(variable: string, value: string): boolean {
  return !SECRETS.includes(variable) && !(variable.endsWith('_URL') && value.includes('@'));
}

/**
 * The settings of the site, checked.
 * @throws EnvError that names the variable, its value (unless secret) and what is expected.
 */
export function readEnv(source: Source): Env {
  const { success, output, issues } = v.safeParse(ENVIRONMENT, withoutBlanks(source), { abortEarly: true });
  if (success) return output;

  const [{ path, input, message }] = issues;
  const variable = String(path?.[0].key);
  throw new EnvError(variable, isShown(variable, String(input)) ? String(input) : null, message);
}

let known: Env | undefined;

/** The settings of this process, read once. Throws as `readEnv`. */
export function env(): Env {
  return (known ??= readEnv(process.env));
}

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import { EnvError } from '#lib/platform/env.ts';
import PLACEHOLDERS from '#deploy/dealer.example.json' with { type: 'json' };

export type Department = { name: 'Sales' | 'Parts' | 'Service'; openingHours: OpeningTimes[] };

export type SocialNetwork = 'Facebook' | 'TikTok' | 'Instagram' | 'LinkedIn' | 'WhatsApp';

export type Dealer = v.InferOutput<typeof DEALER_SCHEMA>;

// Schemas of the dealer's file. Each message completes the sentence 'expected ...'.

const TEXT = v.pipe(v.string('a text'), v.trim(), v.nonEmpty('a text'));
const BY_LANGUAGE = group({ en: TEXT, fr: TEXT });
const WEB_ADDRESS = matching(
  /^https?:\/\/[^\s/]+\S*$/,
  'a web address such as https://www.facebook.com/example',
);
const DAYS = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:-(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))?$/;
const TIMES = matching(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'times such as 09:00-17:00');

/** By days such as `Mon-Fri` or `Sat`; null: closed. */
const HOURS = v.pipe(
  v.record(matching(DAYS, 'days such as Mon-Fri or Sat'), v.nullable(TIMES), 'hours by days'),
  v.transform((hours) => Object.entries(hours).map(openingTimes)),
);

function openingTimes([days, times]: [string, string | null]): OpeningTimes {
  const [opens = '', closes = ''] = times?.split('-') ?? [];
  return {
    days: days.split('-') as unknown as OpeningTimes['days'],
    hours: times ? { opens, closes } : null,
  }; // DAYS checked them
}

/** Texts about the price and the guarantee of cars of one origin. */
const TERMS = group({ priceIncludes: v.nullable(BY_LANGUAGE), warranty: v.nullable(BY_LANGUAGE) });

function degrees(limit: number) {
  const expected = `degrees from -${limit} to ${limit}`;
  return v.pipe(v.number(expected), v.minValue(-limit, expected), v.maxValue(limit, expected));
}

/** What is null is left out everywhere. */
const DEALER_SCHEMA = v.pipe(
  group({
    name: TEXT,
    street: TEXT,
    town: TEXT,
    country: BY_LANGUAGE,
    postalCode: v.nullable(TEXT),
    /** For the marker on the map. */
    position: v.nullable(group({ latitude: degrees(90), longitude: degrees(180) })),
    /** The main one first. */
    phones: v.array(matching(/^\+?[\d\s()-]{3,}$/, 'a telephone number'), 'a list of telephone numbers'),
    /** For wa.me. */
    whatsapp: v.nullable(matching(/^\d{7,15}$/, 'digits with the country code such as 23050000000')),
    email: v.nullable(matching(/^[^\s@]+@[^\s@]+$/, 'an e-mail address')),
    vatNumber: v.nullable(TEXT),
    companyRegistrationNumber: v.nullable(TEXT),
    networks: group({
      Facebook: v.nullable(WEB_ADDRESS),
      TikTok: v.nullable(WEB_ADDRESS),
      Instagram: v.nullable(WEB_ADDRESS),
      LinkedIn: v.nullable(WEB_ADDRESS),
    }),
    about: BY_LANGUAGE,
    /** Its name stands above its hours, which differ from those of the departments. */
    showroom: v.nullable(group({ name: BY_LANGUAGE, hours: HOURS })),
    departments: group({ Sales: v.nullable(HOURS), Parts: v.nullable(HOURS), Service: v.nullable(HOURS) }),
    terms: group({ import: TERMS, preOwned: TERMS }),
  }),
  v.transform(({ networks, departments, ...dealer }) => ({
    ...dealer,
    social: socialOf(networks, dealer.whatsapp),
    departments: departmentsOf(departments),
  })),
);

/** A text of this form. */
function matching(pattern: RegExp, expected: string) {
  return v.pipe(v.string(expected), v.regex(pattern, expected));
}

/** An object with all of these keys and no other. */
function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return 'absent, since nothing reads it';
    return received === 'undefined' ? 'there: null leaves a thing out' : 'an object';
  });
}

function socialOf(networks: Record<string, string | null>, whatsapp: string | null) {
  const all = { ...networks, WhatsApp: whatsapp && `https://wa.me/${whatsapp}` };
  const set = Object.entries(all).filter(([, address]) => address !== null);
  return Object.fromEntries(set) as Partial<Record<SocialNetwork, string>>; // null was filtered out
}

function departmentsOf(hours: Record<Department['name'], OpeningTimes[] | null>): Department[] {
  const names = ['Sales', 'Parts', 'Service'] as const;
  return names.flatMap((name) => (hours[name] ? { name, openingHours: hours[name] } : []));
}

/**
 * The dealership by its file (docs/configuration.md); without one the placeholders.
 * @throws EnvError that names the file and what is wrong in it
 */
export function readDealer(file: string | null): Dealer {
  if (file === null) return v.parse(DEALER_SCHEMA, PLACEHOLDERS);
  const { success, output, issues } = v.safeParse(DEALER_SCHEMA, readJson(file), { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw new EnvError(
    'DEALER_FILE',
    file,
    `"${v.getDotPath(issue) ?? 'the file'}" in it to be ${issue.message}`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvError('DEALER_FILE', file, `a file of JSON that can be read (${reason})`);
  }
}

/** The values of the placeholders that a dealer still has, by their keys. */
export function remainingPlaceholders(dealer: Dealer): [key: string, value: string][] {
  const example = readDealer(null);
  function shownValues({ name, postalCode, phones, whatsapp, email, vatNumber, ...others }: Dealer) {
    const { companyRegistrationNumber, social } = others;
    const [phone = null, second = null] = phones;
    return {
      name,
      postalCode,
      phone,
      second,
      whatsapp,
      email,
      vatNumber,
      companyRegistrationNumber,
      ...social,
    };
  }
  const own = Object.values(shownValues(dealer));
  return Object.entries(shownValues(example)).filter(
    (entry): entry is [string, string] => entry[1] !== null && own.includes(entry[1]),
  );
}

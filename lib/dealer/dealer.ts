import type { OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import { env, type DealerSettings } from '#lib/platform/env.ts';

export type Department = { name: 'Sales' | 'Parts' | 'Service'; openingHours: OpeningTimes[] };

export type SocialNetwork = 'Facebook' | 'TikTok' | 'Instagram' | 'LinkedIn' | 'WhatsApp';

/** Values that the owner must replace by these environment variables; the site warns of those that are left. */
const PLACEHOLDERS = {
  DEALER_NAME: 'Example Motors',
  DEALER_PHONES: '+230 5000 0000',
  DEALER_WHATSAPP: '23050000000',
  DEALER_EMAIL: 'sales@example.com',
  DEALER_VAT_NUMBER: '00000000',
  DEALER_COMPANY_REGISTRATION_NUMBER: 'C00000000',
};

/**
 * The dealership: all texts of the site that name the business use these values. Replace them here, or those that have
 * one by a DEALER_… environment variable.
 */
const DEFAULTS = {
  name: PLACEHOLDERS.DEALER_NAME,
  street: 'Royal Road',
  town: 'Union Park',
  /** By language. */
  country: { en: 'Mauritius', fr: 'Maurice' },
  /** Degrees, for the marker on the map. */
  position: { latitude: -20.37, longitude: 57.53 },
  postalCode: '00000',
  phones: [PLACEHOLDERS.DEALER_PHONES, '+230 5000 0001'],
  /** Digits with the country code, for wa.me. */
  whatsapp: PLACEHOLDERS.DEALER_WHATSAPP,
  email: PLACEHOLDERS.DEALER_EMAIL,
  vatNumber: PLACEHOLDERS.DEALER_VAT_NUMBER,
  companyRegistrationNumber: PLACEHOLDERS.DEALER_COMPANY_REGISTRATION_NUMBER,
  /** By language. */
  about: {
    en:
      'We import reconditioned vehicles from Japan and Great Britain and sell carefully chosen pre-owned cars in Mauritius. ' +
      'Every vehicle meets stringent quality standards. An import is inspected before it is shipped; every car is checked in our ' +
      'workshop and handed over with its papers in order.',
    fr:
      'Nous importons des véhicules reconditionnés du Japon et de Grande-Bretagne et vendons à Maurice des voitures d’occasion choisies avec soin. ' +
      'Chaque véhicule répond à des normes de qualité strictes. Une voiture importée est inspectée avant son expédition ; chaque voiture ' +
      'est contrôlée dans notre atelier et remise avec des papiers en règle.',
  },
  /** Whose hours `showroomHours` are, for the cards that show them beside those of the departments; by language. */
  showroomName: { en: 'Showroom', fr: 'Showroom' },
  showroomHours: [
    { days: ['Mon', 'Fri'], hours: { opens: '08:30', closes: '17:30' } },
    { days: ['Sat'], hours: { opens: '08:30', closes: '16:00' } },
  ] satisfies OpeningTimes[],
  departments: [
    {
      name: 'Sales',
      openingHours: [
        { days: ['Mon', 'Fri'], hours: { opens: '09:00', closes: '18:00' } },
        { days: ['Sat'], hours: { opens: '09:00', closes: '17:00' } },
        { days: ['Sun'], hours: { opens: '09:00', closes: '13:00' } },
      ],
    },
    {
      name: 'Parts',
      openingHours: [
        { days: ['Mon', 'Fri'], hours: { opens: '09:00', closes: '17:00' } },
        { days: ['Sat'], hours: { opens: '09:00', closes: '16:00' } },
        { days: ['Sun'], hours: null },
      ],
    },
    {
      name: 'Service',
      openingHours: [
        { days: ['Mon', 'Fri'], hours: { opens: '09:00', closes: '17:00' } },
        { days: ['Sat'], hours: { opens: '09:00', closes: '13:00' } },
        { days: ['Sun'], hours: null },
      ],
    },
  ] satisfies Department[],
  social: {
    Facebook: 'https://www.facebook.com/example',
    TikTok: 'https://www.tiktok.com/@example',
    Instagram: 'https://www.instagram.com/example',
    LinkedIn: 'https://www.linkedin.com/company/example',
  } satisfies Record<Exclude<SocialNetwork, 'WhatsApp'>, string>,
};

/** The dealership: the owner's settings, and defaults for the rest. */
export function resolveDealer({ facebook, tiktok, instagram, linkedin, ...rest }: DealerSettings) {
  const dealer = { ...DEFAULTS, ...withoutNull(rest) };
  const social = { Facebook: facebook, TikTok: tiktok, Instagram: instagram, LinkedIn: linkedin };
  return {
    ...dealer,
    social: { ...DEFAULTS.social, ...withoutNull(social), WhatsApp: `https://wa.me/${dealer.whatsapp}` },
  };
}

function withoutNull<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [Key in keyof Values]?: NonNullable<Values[Key]> }; // null was filtered out
}

/** The placeholders among a dealer's values, each with the variable that replaces it. */
export function remainingPlaceholders(
  dealer: ReturnType<typeof resolveDealer>,
): [variable: string, value: string][] {
  const { name, phones, whatsapp, email, vatNumber, companyRegistrationNumber } = dealer;
  const shown = [name, ...phones, whatsapp, email, vatNumber, companyRegistrationNumber];
  return Object.entries(PLACEHOLDERS).filter(([, value]) => shown.includes(value));
}

/** Whether it is the department that sells cars, whose hours matter most to visitors. */
export function isSales({ name }: Department): boolean {
  return name === 'Sales';
}

/** For the server only: client components get these values as props, since a browser has no environment. */
export const DEALER = resolveDealer(env().dealer);

import type { EnquiryKind } from '#backoffice/api/enquiry-payloads.ts';
import type { Enquiry } from '#backoffice/database/enquiries.ts';
import { isJsonObject } from '#backoffice/json.ts';

/** A mail for the dealership's staff, in plain text. */
export type Mail = {
  subject: string;
  text: string;
  /** The visitor's own address, where they gave one that can be answered. */
  replyTo: string | null;
};

type Payload = Enquiry['payload'];

const LONGEST_SUBJECT = 120;

const SUBJECTS: Record<EnquiryKind, (payload: Payload) => string> = {
  contact: ({ name }) => `Message from ${word(name)}`,
  'test-drive': ({ car }) => `Test drive: ${vehicleTitle(car)}`,
  'pre-order': ({ vehicle }) => `Pre-order: ${word(vehicle)}`,
  'sell-car': ({ vehicle }) => `Vehicle offered: ${word(vehicle)}`,
  ads: ({ vehicle, ads }) => `Advertising (${word(ads)}): ${word(vehicle)}`,
};

const MAURITIUS_TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Indian/Mauritius',
});

/** The mail that tells the staff of an enquiry. */
export function composeMail({ id, kind, receivedAt, payload }: Enquiry): Mail {
  const lines = Object.entries(payload).flatMap(([key, value]) => describe(key, value));
  const received = `Received on ${MAURITIUS_TIME.format(new Date(receivedAt))} (Mauritius), enquiry ${id}.`;
  return {
    subject: SUBJECTS[kind](payload)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, LONGEST_SUBJECT),
    text: `${[...lines, '', received].join('\n')}\n`,
    replyTo: replyAddress(payload.email),
  };
}

/** 'TOYOTA AQUA 2018 (REF 1234)', without what the sender did not know. */
function vehicleTitle(car: unknown): string {
  if (!isJsonObject(car)) return 'vehicle';
  const title = [car.make, car.model, car.yearOfManufacture].map(word).filter(Boolean).join(' ');
  return `${title || 'vehicle'} (REF ${word(car.chassisNumber).slice(-4).toUpperCase()})`;
}

/** A field as a line of its own; text of several lines and the fields of a vehicle are indented below it. */
function describe(key: string, value: unknown): string[] {
  const inner = isJsonObject(value) ? vehicleLines(value) : word(value).split(/\r\n|\r|\n/);
  if (inner.length === 1) return [`${label(key)}: ${inner.join('')}`];
  return [`${label(key)}:`, ...inner.map((line) => `  ${line}`)];
}

function vehicleLines(car: object): string[] {
  return Object.entries(car)
    .filter(([, value]) => word(value) !== '')
    .map(([key, value]) => `${label(key)}: ${word(value)}`);
}

/** 'yearOfManufacture' reads 'Year of manufacture'. */
function label(key: string): string {
  if (key === 'nic') return 'NIC';
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function word(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function replyAddress(email: unknown): string | null {
  return typeof email === 'string' && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? email : null;
}

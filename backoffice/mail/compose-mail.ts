import type { EnquiryKind } from '#backoffice/api/enquiry-payloads.ts';
import type { Enquiry } from '#backoffice/database/enquiries.ts';
import { isJsonObject } from '#backoffice/json.ts';

/** A mail for the dealership's staff, in plain text. */
export type Mail = {
  subject: string;
  text: string;
  /** The visitor's address; null without a valid one. */
  replyTo: string | null;
};

type Payload = Enquiry['payload'];

const MAX_SUBJECT_LENGTH = 120;

const SUBJECTS: Record<EnquiryKind, (payload: Payload) => string> = {
  contact: ({ name }) => `Message from ${toText(name)}`,
  'test-drive': ({ car }) => `Test drive: ${vehicleTitle(car)}`,
  'pre-order': ({ vehicle }) => `Pre-order: ${toText(vehicle)}`,
  'sell-car': ({ vehicle }) => `Vehicle offered: ${toText(vehicle)}`,
  ads: ({ vehicle, ads }) => `Advertising (${toText(ads)}): ${toText(vehicle)}`,
};

const MAURITIUS_TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Indian/Mauritius',
});

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The mail to the staff about an enquiry. */
export function composeMail({ id, kind, receivedAt, payload, language }: Enquiry): Mail {
  const lines = Object.entries(payload).flatMap(([key, value]) => fieldLines(key, value));
  const received = `Received on ${MAURITIUS_TIME.format(new Date(receivedAt))} (Mauritius), enquiry ${id}.`;
  return {
    subject: SUBJECTS[kind](payload)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, MAX_SUBJECT_LENGTH),
    text: `${[...lines, '', ...languageLine(language), received].join('\n')}\n`,
    replyTo: replyAddress(payload.email),
  };
}

/** 'Language: French', since the visitor expects an answer in it. */
function languageLine(language: string | null): string[] {
  return language === null ? [] : [`Language: ${LANGUAGE_NAMES.of(language)}`];
}

/** 'TOYOTA AQUA 2018 (REF 1234)', without unknown parts. */
function vehicleTitle(car: unknown): string {
  if (!isJsonObject(car)) return 'vehicle';
  const title = [car.make, car.model, car.yearOfManufacture].map(toText).filter(Boolean).join(' ');
  return `${title || 'vehicle'} (REF ${toText(car.chassisNumber).slice(-4).toUpperCase()})`;
}

/** The lines of a field: one, or an indented block for multi-line text and the fields of a vehicle. */
function fieldLines(key: string, value: unknown): string[] {
  const inner = isJsonObject(value) ? vehicleLines(value) : toText(value).split(/\r\n|\r|\n/);
  if (inner.length === 1) return [`${label(key)}: ${inner.join('')}`];
  return [`${label(key)}:`, ...inner.map((line) => `  ${line}`)];
}

function vehicleLines(car: object): string[] {
  return Object.entries(car)
    .filter(([, value]) => toText(value) !== '')
    .map(([key, value]) => `${label(key)}: ${toText(value)}`);
}

/** 'yearOfManufacture' becomes 'Year of manufacture'. */
function label(key: string): string {
  if (key === 'nic') return 'NIC';
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function replyAddress(email: unknown): string | null {
  return typeof email === 'string' && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? email : null;
}

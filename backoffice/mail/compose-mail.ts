import parseAddresses from 'nodemailer/lib/addressparser';
import type { EnquiryKind } from '#backoffice/api/enquiry-payloads.ts';
import type { Enquiry } from '#backoffice/database/enquiries.ts';
import { isJsonObject } from '#backoffice/json.ts';

/** A mail for the dealership's staff, in plain text. */
export type Mail = {
  subject: string;
  text: string;
  /** The visitor's address; null without exactly one. */
  replyTo: string | null;
};

type Payload = Enquiry['payload'];

const MAX_SUBJECT_LENGTH = 120;

/** Finds the characters of a text as a reader sees them: an emoji may take a dozen code units. */
const CHARACTERS = new Intl.Segmenter();

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
    subject: subjectLine(SUBJECTS[kind](payload)),
    text: `${[...lines, '', ...languageLine(language), received].join('\n')}\n`,
    replyTo: replyAddress(payload.email),
  };
}

/** One line, cut before the character that does not fit. */
function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ');
  return line.slice(0, CHARACTERS.segment(line).containing(MAX_SUBJECT_LENGTH)?.index);
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

/** The e-mail address, when the text is one and nothing else: further words make it several, or a slip. */
function replyAddress(email: unknown): string | null {
  const [{ name, address = '' } = {}, ...others] = parseAddresses(toText(email));
  return name === '' && others.length === 0 && /^[^@\s]+@[^@\s]+$/.test(address) ? address : null;
}

import * as v from 'valibot';
import { isJsonObject } from '#backoffice/json.ts';

const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'));
const date = v.pipe(text, v.check(isDate, 'must be a date such as 2026-03-31'));
const time = v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:30'));
const age = v.pipe(v.number('must be a number'), v.finite('must be finite'));

/** The vehicle as the sender knows it. All keys are kept. */
const car = v.pipe(
  v.unknown(),
  v.check(isJsonObject, 'must be an object'),
  v.looseObject({ chassisNumber: text }, shapeMessage),
);

/** The payload of each form. Unknown keys are left out. The mail lists the keys in this order. */
export const PAYLOADS = {
  contact: payload({ name: text, phone: text, email: text, message: text }),
  'test-drive': payload({
    title: v.picklist(['MR', 'MRS', 'MISS'], 'must be MR, MRS or MISS'),
    name: text,
    age,
    phone: text,
    address: text,
    date,
    time,
    car,
  }),
  'pre-order': payload({
    name: text,
    surname: text,
    nic: text,
    phone: text,
    address: text,
    postcode: text,
    vehicle: text,
  }),
  'sell-car': payload({ name: text, surname: text, vehicle: text, phone: text, address: text, date }),
  ads: payload({
    name: text,
    surname: text,
    vehicle: text,
    phone: text,
    address: text,
    date,
    ads: v.picklist(['PHOTOS', 'VIDEO'], 'must be PHOTOS or VIDEO'),
  }),
};

export type EnquiryKind = keyof typeof PAYLOADS;
export const ENQUIRY_KINDS = Object.keys(PAYLOADS) as EnquiryKind[];

function payload<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, shapeMessage);
}

function shapeMessage(issue: { received: string }): string {
  return issue.received === 'undefined' ? 'is missing' : 'must be an object';
}

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  );
}

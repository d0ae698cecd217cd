import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

/** What a visitor puts into the fields, by their labels. */
type Typed = Record<string, string>;

/** One of the five forms as its visitors meet it. */
export type Form = {
  page: string;
  button: string;
  typed: Typed;
  /** What the backoffice calls it. */
  kind: string;
};

/** Chassis number of a NISSAN NAVARA 2018. */
export const PICKUP = 'MNTCCUD23Z0104729';

const OWN_VEHICLE = {
  Name: 'Priya',
  Surname: 'Ramdin',
  Vehicle: 'Nissan March',
  Phone: '',
  Address: '3 Rue des Palmiers, Curepipe',
  Date: '2031-05-16',
};

export const CONTACT: Form = {
  page: '/about',
  button: 'SUBMIT',
  kind: 'contact',
  typed: {
    Name: 'Priya Ramdin',
    Phone: '',
    Email: 'priya@example.com',
    Message: 'Is the Aqua still there? É & <b>',
  },
};

export const TEST_DRIVE: Form = {
  page: `/test-drive?car=${PICKUP}`,
  button: 'Book test drive',
  kind: 'test-drive',
  typed: {
    Title: 'MRS',
    Name: 'Priya Ramdin',
    Age: '34',
    Phone: '',
    Address: '3 Rue des Palmiers, Curepipe',
    Date: '2031-05-16',
    Time: '10:30',
  },
};

export const PRE_ORDER: Form = {
  page: '/preorder',
  button: 'Place order',
  kind: 'pre-order',
  typed: {
    Name: 'Priya',
    Surname: 'Ramdin',
    NIC: 'R010190000000A',
    Phone: '',
    Address: '3 Rue des Palmiers, Curepipe',
    Postcode: '74101',
    Vehicle: 'Toyota Aqua, 2018 or newer\nwhite, below Rs 700,000',
  },
};

export const FORMS: Form[] = [
  CONTACT,
  TEST_DRIVE,
  PRE_ORDER,
  { page: '/preown', button: 'Offer my vehicle', kind: 'sell-car', typed: OWN_VEHICLE },
  { page: '/ads', button: 'Request an ad', kind: 'ads', typed: { ...OWN_VEHICLE, Ads: 'VIDEO' } },
];

/** A telephone number that no other test gives: by it a test finds what it sent. */
export function aPhone(): string {
  return `5${randomInt(1e12).toString().padStart(12, '0')}`;
}

/** The form as this visitor fills it in. */
export function filledIn(form: Form, phone: string): Form {
  return { ...form, typed: { ...form.typed, Phone: phone } };
}

/** The wire payload, but for the car: each label is a key, and an age is a number (docs/product.md 7.1). */
export function payloadOf({ typed }: Form): Record<string, unknown> {
  const pairs = Object.entries(typed).map(([label, text]) => {
    return [label.toLowerCase(), label === 'Age' ? Number(text) : text];
  });
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

/** The field that bears this label. */
export function fieldOf(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** Types into each field, or chooses from it. */
export async function fillIn(page: Page, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = fieldOf(page, label);
    if (label === 'Title' || label === 'Ads') await field.selectOption(text);
    else await field.fill(text);
  }
}

/** Presses the form's button. */
export async function send(page: Page, { button }: Form): Promise<void> {
  await page.getByRole('button', { name: button }).click();
}

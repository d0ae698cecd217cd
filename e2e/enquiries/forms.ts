import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Values of the fields by their labels. */
type Values = Record<string, string>;

/** A form and the values that a visitor fills in. */
export type Form = {
  page: string;
  button: string;
  values: Values;
  /** The kind of enquiry in the backoffice. */
  kind: string;
};

/** Chassis number of a NISSAN NAVARA 2018. */
export const PICKUP = 'MNTCCUD23Z0104729';

export const CONTACT: Form = {
  page: '/about',
  button: 'SUBMIT',
  kind: 'contact',
  values: {
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
  values: {
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
  values: {
    Name: 'Priya',
    Surname: 'Ramdin',
    NIC: 'R010190000000A',
    Phone: '',
    Address: '3 Rue des Palmiers, Curepipe',
    Postcode: '74101',
    Vehicle: 'Toyota Aqua, 2018 or newer\nwhite, below Rs 700,000',
  },
};

/** A unique telephone number, by which a test finds its enquiry. */
export function aPhone(): string {
  return `5${randomInt(1e12).toString().padStart(12, '0')}`;
}

/** The form with this telephone number. */
export function withPhone(form: Form, phone: string): Form {
  return { ...form, values: { ...form.values, Phone: phone } };
}

/** The payload without the car: the keys are labels in lower case, and the age is a number (docs/product.md 7.1). */
export function payloadOf({ values }: Form): Record<string, unknown> {
  const pairs = Object.entries(values).map(([label, value]) => {
    return [label.toLowerCase(), label === 'Age' ? Number(value) : value];
  });
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

/** The field with this label. */
export function fieldOf(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** Fills in every field. */
export async function fillIn(page: Page, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(page, label);
    if (label === 'Title') await field.getByLabel(value, { exact: true }).check();
    else await field.fill(value);
  }
}

/** Presses the form's button. */
export async function send(page: Page, { button }: Form): Promise<void> {
  await page.getByRole('button', { name: button }).click();
}

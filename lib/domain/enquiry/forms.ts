import type { Language } from '#lib/domain/language.ts';

/** Wire keys, and the `name` of controls. */
export type FieldName =
  | 'name'
  | 'surname'
  | 'phone'
  | 'email'
  | 'message'
  | 'title'
  | 'age'
  | 'address'
  | 'date'
  | 'time'
  | 'nic'
  | 'postcode'
  | 'vehicle'
  | 'ads';

/** Values of choices on the wire, the same in every language. */
type Choice = 'MR' | 'MRS' | 'MISS' | 'PHOTOS' | 'VIDEO';

/** Help beside a field. */
type Hint =
  'dateHint' | 'showingHint' | 'timeHint' | 'ageHint' | 'nicHint' | 'modelHint' | 'wishHint' | 'adsHint';

type Common = {
  name: FieldName;
  /** Its label in the texts, when that has not the field's name. */
  label?: 'givenName';
  /** Token for the browser's autofill. */
  autoComplete?: string;
  hint?: Hint;
  /** Multi-line text: line breaks are kept, and the limit is that of prose. */
  isProse?: boolean;
};

type Control =
  | { control: 'text' | 'tel' | 'email' | 'paragraph' | 'time' }
  /** A day from today on, in Mauritius. */
  | { control: 'date' }
  | { control: 'choice'; options: readonly Choice[] }
  /** A whole number, both bounds included. */
  | { control: 'number'; from: number; to: number };

/** One field of a form. Every field is required (docs/product.md 7.2). */
export type EnquiryField = Common & Control;

export type EnquiryKind = 'contact' | 'test-drive' | 'pre-order' | 'sell-car' | 'ads';

export type FormDefinition = {
  kind: EnquiryKind;
  /** Path of the call below /api/client-car, the same at the site and at the backoffice. */
  call: string;
  /** Address of the page that holds the form. */
  page: string;
  fields: readonly EnquiryField[];
  /** Also carries the chosen car (docs/product.md 7.5). */
  needsCar: boolean;
};

/** What was typed into a form, by the names of its fields. */
export type EnquiryTexts = Record<string, string>;

const NAME: EnquiryField = { name: 'name', control: 'text', autoComplete: 'name' };
const GIVEN_NAME: EnquiryField = { ...NAME, label: 'givenName', autoComplete: 'given-name' };
const SURNAME: EnquiryField = {
  name: 'surname',
  control: 'text',
  autoComplete: 'family-name',
};
const PHONE: EnquiryField = { name: 'phone', control: 'tel', autoComplete: 'tel' };
const ADDRESS: EnquiryField = {
  name: 'address',
  control: 'text',
  autoComplete: 'address-line1', // `street-address` has several lines, which an input cannot hold
};
const DATE: EnquiryField = { name: 'date', control: 'date', hint: 'dateHint' };
const SHOWING_DATE: EnquiryField = { ...DATE, hint: 'showingHint' };
const MODEL: EnquiryField = { name: 'vehicle', control: 'text', hint: 'modelHint' };

const OWN_VEHICLE = [GIVEN_NAME, SURNAME, MODEL, PHONE, ADDRESS, SHOWING_DATE];

/** The five forms (docs/product.md 7.1). */
export const ENQUIRY_FORMS: Record<EnquiryKind, FormDefinition> = {
  contact: {
    kind: 'contact',
    call: '/email',
    page: '/#contact',
    fields: [
      NAME,
      PHONE,
      { name: 'email', control: 'email', autoComplete: 'email' },
      { name: 'message', control: 'text', isProse: true },
    ],
    needsCar: false,
  },
  'test-drive': {
    kind: 'test-drive',
    call: '/email-test-drive',
    page: '/test-drive',
    fields: [
      {
        name: 'title',
        control: 'choice',
        options: ['MR', 'MRS', 'MISS'],
      },
      NAME,
      { name: 'age', control: 'number', from: 18, to: 130, hint: 'ageHint' },
      PHONE,
      ADDRESS,
      DATE,
      { name: 'time', control: 'time', hint: 'timeHint' },
    ],
    needsCar: true,
  },
  'pre-order': {
    kind: 'pre-order',
    call: '/email-pre-order',
    page: '/preorder',
    fields: [
      GIVEN_NAME,
      SURNAME,
      { name: 'nic', control: 'text', hint: 'nicHint' },
      PHONE,
      ADDRESS,
      { name: 'postcode', control: 'text', autoComplete: 'postal-code' },
      {
        name: 'vehicle',
        control: 'paragraph',
        isProse: true,
        hint: 'wishHint',
      },
    ],
    needsCar: false,
  },
  'sell-car': {
    kind: 'sell-car',
    call: '/email-sell-car',
    page: '/preown',
    fields: OWN_VEHICLE,
    needsCar: false,
  },
  ads: {
    kind: 'ads',
    call: '/email-ads',
    page: '/ads',
    fields: [
      ...OWN_VEHICLE,
      { name: 'ads', control: 'choice', options: ['PHOTOS', 'VIDEO'], hint: 'adsHint' },
    ],
    needsCar: false,
  },
};

/** The form whose call has this path; `null` when there is none. */
export function formByCall(call: string): FormDefinition | null {
  return Object.values(ENQUIRY_FORMS).find((form) => form.call === call) ?? null;
}

/** The form of this kind; `null` when there is none. */
export function formByKind(kind: string | string[] | undefined): FormDefinition | null {
  return Object.values(ENQUIRY_FORMS).find((form) => form.kind === kind) ?? null;
}

/**
 * The address to which a page in this language posts the form. The site's API is the same in every language: any but
 * English is named in the query (`languageFrom`), so that the answer is in it and the dealer learns it.
 */
export function enquiryAddress({ call }: FormDefinition, language: Language): string {
  const query = language === 'en' ? '' : `?language=${language}`;
  return `/api/client-car${call}${query}`;
}

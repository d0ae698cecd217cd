type Common = {
  /** The wire key, and the control's `name`. */
  name: string;
  label: string;
  /** Token for the browser's autofill. */
  autoComplete?: string;
  /** Help text shown beside the field. */
  hint?: string;
  /** Multi-line text: line breaks are kept, and the limit is that of prose. */
  isProse?: boolean;
};

type Control =
  | { control: 'text' | 'tel' | 'email' | 'paragraph' | 'time' }
  /** A day from today on, in Mauritius. */
  | { control: 'date' }
  | { control: 'choice'; options: readonly string[] }
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

/** The texts of a form by the names of its fields. */
export type EnquiryTexts = Record<string, string>;

export const MISSING_VALUES = 'Please fill all values';
export const SENT = 'Message sent';

const NAME: EnquiryField = { name: 'name', label: 'Name', control: 'text', autoComplete: 'name' };
const GIVEN_NAME: EnquiryField = { ...NAME, autoComplete: 'given-name' };
const SURNAME: EnquiryField = {
  name: 'surname',
  label: 'Surname',
  control: 'text',
  autoComplete: 'family-name',
};
const PHONE: EnquiryField = { name: 'phone', label: 'Phone', control: 'tel', autoComplete: 'tel' };
const ADDRESS: EnquiryField = {
  name: 'address',
  label: 'Address',
  control: 'text',
  autoComplete: 'address-line1', // `street-address` has several lines, which an input cannot hold
};
const DATE: EnquiryField = { name: 'date', label: 'Date', control: 'date', hint: 'Today or later' };
const MODEL: EnquiryField = { name: 'vehicle', label: 'Vehicle', control: 'text', hint: 'Make and model' };

const OWN_VEHICLE = [GIVEN_NAME, SURNAME, MODEL, PHONE, ADDRESS, DATE];

/** The five forms (docs/product.md 7.1). */
export const ENQUIRY_FORMS: Record<EnquiryKind, FormDefinition> = {
  contact: {
    kind: 'contact',
    call: '/email',
    page: '/#contact',
    fields: [
      NAME,
      PHONE,
      { name: 'email', label: 'Email', control: 'email', autoComplete: 'email' },
      { name: 'message', label: 'Message', control: 'text', isProse: true },
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
        label: 'Title',
        control: 'choice',
        options: ['MR', 'MRS', 'MISS'],
        autoComplete: 'honorific-prefix',
      },
      NAME,
      { name: 'age', label: 'Age', control: 'number', from: 18, to: 130, hint: '18 or older' },
      PHONE,
      ADDRESS,
      DATE,
      { name: 'time', label: 'Time', control: 'time' },
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
      { name: 'nic', label: 'NIC', control: 'text', hint: 'Number of your national identity card' },
      PHONE,
      ADDRESS,
      { name: 'postcode', label: 'Postcode', control: 'text', autoComplete: 'postal-code' },
      {
        name: 'vehicle',
        label: 'Vehicle',
        control: 'paragraph',
        isProse: true,
        hint: 'What you are looking for: make, model, year, colour, budget',
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
    fields: [...OWN_VEHICLE, { name: 'ads', label: 'Ads', control: 'choice', options: ['PHOTOS', 'VIDEO'] }],
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

import type { EnquiryField, EnquiryForm, EnquiryKind } from './form.ts';

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
  autoComplete: 'street-address',
};
const DATE: EnquiryField = { name: 'date', label: 'Date', control: 'date' };
const MODEL: EnquiryField = { name: 'vehicle', label: 'Vehicle', control: 'text', hint: 'Make and model' };

const OWN_VEHICLE = [GIVEN_NAME, SURNAME, MODEL, PHONE, ADDRESS, DATE];

/** The five forms (spec section 2, 'Contact section' and 'Request forms'); payloads by decisions.md. */
export const ENQUIRY_FORMS: Record<EnquiryKind, EnquiryForm> = {
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
      { name: 'age', label: 'Age', control: 'number', from: 1, to: 130 },
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

/** The form that an address names, `null` when it names none. */
export function formNamed(kind: string | string[] | undefined): EnquiryForm | null {
  return Object.values(ENQUIRY_FORMS).find((form) => form.kind === kind) ?? null;
}

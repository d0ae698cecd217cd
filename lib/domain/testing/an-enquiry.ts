import type { EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

/** Each form filled in as a visitor would, but for the chosen car. */
const FILLED_IN: Record<EnquiryKind, EnquiryTexts> = {
  contact: {
    name: 'Priya Ramdin',
    phone: '5000 1234',
    email: 'priya@example.com',
    message: 'Is the Aqua still there?',
  },
  'test-drive': {
    title: 'MRS',
    name: 'Priya Ramdin',
    age: '34',
    phone: '5000 1234',
    address: '3 Rue des Palmiers, Curepipe',
    date: '2031-05-16',
    time: '10:30',
  },
  'pre-order': {
    name: 'Priya',
    surname: 'Ramdin',
    nic: 'R010190000000A',
    phone: '5000 1234',
    address: '3 Rue des Palmiers, Curepipe',
    postcode: '74101',
    vehicle: 'Toyota Aqua, 2018 or newer\nwhite, below Rs 700,000',
  },
  'sell-car': {
    name: 'Priya',
    surname: 'Ramdin',
    vehicle: 'Nissan March',
    phone: '5000 1234',
    address: '3 Rue des Palmiers, Curepipe',
    date: '2031-05-16',
  },
  ads: {
    name: 'Priya',
    surname: 'Ramdin',
    vehicle: 'Nissan March',
    phone: '5000 1234',
    address: '3 Rue des Palmiers, Curepipe',
    date: '2031-05-16',
    ads: 'VIDEO',
  },
};

/** What a visitor typed into the form, with these differences. */
export function anEnquiry(kind: EnquiryKind, differences: EnquiryTexts = {}): EnquiryTexts {
  return { ...FILLED_IN[kind], ...differences };
}

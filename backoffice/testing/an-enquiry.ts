const CAR = {
  id: 7,
  chassisNumber: 'NHP10-2581234',
  make: 'TOYOTA',
  model: 'AQUA',
  yearOfManufacture: 2018,
  images: ['/a.jpg', '/b.jpg'],
  soundSystem: { speakers: 6 },
};

const PERSON = { name: 'Priya', surname: 'Boodhoo', phone: '5 251 0000', address: '3 Rue Curé, Ebène' };

/** The payload of each of the five calls, by path. */
export const ENQUIRIES = {
  '/email': {
    name: 'Zoë',
    phone: '5 251 0000',
    email: 'zoe@example.mu',
    message: 'Is the Aqua\nstill there?',
  },
  '/email-test-drive': {
    title: 'MRS',
    name: 'Priya',
    age: 34,
    phone: '5 251 0000',
    address: '3 Rue Curé, Ebène',
    date: '2031-05-16',
    time: '14:30',
    car: CAR,
  },
  '/email-pre-order': {
    ...PERSON,
    nic: 'B010190123456C',
    postcode: '72201',
    vehicle: 'A white Aqua,\n2018 or later',
  },
  '/email-sell-car': { ...PERSON, vehicle: 'Nissan March 2009', date: '2031-05-16' },
  '/email-ads': { ...PERSON, vehicle: 'Honda Fit 2012', date: '2031-05-16', ads: 'VIDEO' },
} as const;

export type EnquiryPath = keyof typeof ENQUIRIES;

export const ENQUIRY_PATHS = Object.keys(ENQUIRIES) as EnquiryPath[];

/** Headings and introductions of the pages with a form. */
export const formPages = {
  talkInstead: 'Rather talk?',
  testDrive: {
    title: 'Book your test drive',
    introduction: 'Choose the day and the time. We confirm by phone and have the car ready for you.',
    notHereYet: 'This car is not here yet. Name a day and a time, and we call you when it has arrived.',
    termsHeading: 'Terms and conditions',
    terms: [
      'You must be at least 18 years old and hold a valid driving licence.',
      'Bring a photo ID: it is required before you drive.',
      'The dealership may reschedule or cancel your booking.',
      'The route of the drive is fixed.',
      'You are liable for damage caused by negligence; excess charges may apply.',
      'The dealership may refuse a driver who is unfit to drive.',
      'No smoking, eating or drinking in the car.',
    ],
  },
  preOrder: {
    title: 'Place your order',
    introduction:
      'Tell us what you are looking for. We search the auctions in Japan and Great Britain and call you with what we find.',
  },
  sellCar: {
    title: 'Sell your car',
    introduction: 'Tell us about your car and the day that suits you. We look at it and make you an offer.',
  },
  ads: {
    title: 'Advertise your car',
    introduction:
      'We show your car to buyers, in photos or on video. Tell us about it and the day that suits you.',
  },
};

/** Pages that answer a form sent without JavaScript. */
export const formResult = {
  notSentYet: 'Not sent yet',
  car: 'Car:',
  expired: {
    heading: 'This form has expired',
    explanation:
      'When a form cannot be sent, we keep it for half an hour. That time is over, and this one did not reach us: please write it again.',
    fillInAgain: 'Fill in the form again',
    writeToUs: 'Write to us',
  },
};

type Values = {
  /** The dealership's; null without one. */
  phone: string | null;
  hasWhatsApp: boolean;
  /** Until the next attempt. */
  seconds: number;
};

/** ` Please call …, or …`; nothing without a way. */
function sentence(ways: (string | false | null)[]): string {
  const given = ways.filter(Boolean);
  return given.length > 0 ? ` Please ${given.join(', or ')}.` : '';
}

/** Why the site did not take an enquiry, by the code of the rejection. */
export const rejections = {
  missingValues: 'Please fill all values',
  invalidValues: 'Please correct the marked values',
  honeypotFilled:
    'Please press the button once more. A field that nobody sees was filled in, perhaps by your browser; it is empty again.',
  carGone: 'This car is no longer available. Please choose another one.',
  tooMany: ({ seconds }: Values) => `Too many messages at once. Please try again in ${seconds} seconds.`,
  otherSite: 'Forms are only taken from our own pages. Please go to our site and send it from there.',
  staleToken: 'This page has been open for too long. Please send the form again.',
  unknownType: 'Only forms and JSON are taken here.',
  malformed: 'This message arrived damaged. Please go back and send it again.',
  tooLong: 'This message is too long. Please go back and shorten it.',
  notAccepted: ({ phone, hasWhatsApp }: Values) =>
    `We could not take this message.${sentence([phone && `call ${phone}`, hasWhatsApp && 'send it by WhatsApp'])}`,
  notDelivered: ({ phone }: Values) =>
    `We could not deliver your message.${sentence(['try again in a moment', phone && `call ${phone}`])}`,

  /** The page around one of them. */
  page: {
    notSent: 'Your message was not sent',
    backToForm: 'Back to what you typed',
    goToForm: 'Go to the form',
  },
};

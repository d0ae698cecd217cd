type Values = {
  /** The dealership's. */
  phone: string;
  /** Until the next attempt. */
  seconds: number;
};

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
  notAccepted: ({ phone }: Values) =>
    `We could not take this message. Please call ${phone}, or send it by WhatsApp.`,
  notDelivered: ({ phone }: Values) =>
    `We could not deliver your message. Please try again in a moment, or call ${phone}.`,

  /** The page around one of them. */
  page: {
    notSent: 'Your message was not sent',
    backToForm: 'Back to what you typed',
    goToForm: 'Go to the form',
  },
};

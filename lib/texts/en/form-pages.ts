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
    title: 'Sell your vehicle',
    introduction:
      'Tell us about your vehicle and the day that suits you. We look at it and make you an offer.',
  },
  ads: {
    title: 'Advertise your vehicle',
    introduction:
      'We show your vehicle to buyers, in photos or on video. Tell us about it and the day that suits you.',
  },
};

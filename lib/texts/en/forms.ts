/** The five forms, and what they say before and while they are sent. */
export const forms = {
  /** By the wire key; a name beside a surname is a given name. */
  labels: {
    name: 'Name',
    givenName: 'Name',
    surname: 'Surname',
    phone: 'Phone',
    email: 'Email',
    message: 'Message',
    title: 'Title',
    age: 'Age',
    address: 'Address',
    date: 'Date',
    time: 'Time',
    nic: 'NIC',
    postcode: 'Postcode',
    vehicle: 'Vehicle',
    ads: 'Ads',
  },
  hints: {
    dateHint: 'Today or later',
    /** For a car that is coming soon. */
    arrivalHint: 'Once the car is here',
    showingHint: 'The day you can show it, today or later',
    timeHint: (hours: string) => `Sales open ${hours}`,
    ageHint: '18 or older',
    nicHint: 'Number of your national identity card',
    modelHint: 'Make, model, year and mileage',
    wishHint: 'What you are looking for: make, model, year, colour, budget',
    adsHint: 'Photos or video?',
  },
  /** Below an empty field. */
  fillIn: 'Please fill in',
  choose: 'Please choose',
  choices: { MR: 'MR', MRS: 'MRS', MISS: 'MISS', PHOTOS: 'PHOTOS', VIDEO: 'VIDEO' },
  buttons: {
    contact: 'SUBMIT',
    'test-drive': 'Book test drive',
    'pre-order': 'Place order',
    'sell-car': 'Offer my car',
    ads: 'Request an ad',
  },
  leaveEmpty: 'Leave this field empty',
  sending: 'Sending…',
  useOfData: 'We use what you type to answer you, and for nothing else.',

  fillAll: 'Please fill all values',
  chooseCar: 'Choose a car from the inventory.',
  /** Before the labels of empty fields. */
  missing: 'Missing:',
  /** Before the fields whose value is not accepted, each with one of the following. */
  toCorrect: 'Please correct:',
  oneOf: (choices: string) => `one of ${choices}`,
  wholeNumber: (from: number, to: number) => `a whole number from ${from} to ${to}`,
  laterDay: 'today or a later day, such as 2031-05-16',
  timeOfDay: 'a time such as 14:30',
  shorter: (characters: number) => `at most ${characters} characters`,

  unreachable:
    'We could not hear back from our site. What you typed is still here: check your connection and try again, your message will not arrive twice.',
  failed:
    'We could not send your message: something went wrong at our end. What you typed is still here, please try again.',
  tryAgain: 'Try again',
  sendByWhatsApp: 'Send by WhatsApp',
  orCall: 'Or call',
  /** A field with its value, or with what is accepted. */
  line: (label: string, text: string) => `${label}: ${text}`,
  testDriveOf: (car: string) => `Test drive: ${car}`,

  chosenCar: 'Chosen car',
  noCar: 'You have not chosen a car yet.',
  carGone: 'This car is no longer available.',
  carSold: 'This car is sold',
  chooseFromInventory: 'Choose a car from the inventory',
  chooseAnother: 'Choose another car',
  similarCars: 'See similar cars',
};

/** What stands in place of a form once it is sent. */
export const sent = {
  heading: 'Message sent',
  callOn: (phone: string) => `We will call you on ${phone}`,
  received: 'Thank you. We have received it and will get back to you.',
  requested: 'Your test drive is requested. It is booked once we have confirmed it.',
  whatsApp: 'Ask us on WhatsApp',
  /** To the dealership. */
  whatsAppMessage: 'Hello, I have just sent you a message on your website.',
  whatsAppTestDrive: (car: string, date: string, time: string) =>
    `Hello, I have just requested a test drive on your website: ${car}, ${date} ${time}.`,
  whatYouSent: 'What you sent',
  car: 'Car',
  backToCars: 'Back to the cars',
  another: 'Write another message',
};

/** The contact section; its form is in `forms`. */
export const contact = {
  heading: (dealer: string) => `Contact ${dealer}`,
  showMap: 'Show map',
  map: (place: string) => `Map: ${place}`,
  mapUnreachable: 'The map cannot be loaded at the moment. The links below lead to it.',
  openMap: 'Open the map in a new tab',
  directions: 'Directions',
  viewInventory: 'View Inventory',
};

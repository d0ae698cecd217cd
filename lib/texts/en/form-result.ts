/** Pages that answer a form sent without JavaScript. */
export const formResult = {
  notSentYet: 'Not sent yet',
  car: 'Car:',
  expired: {
    heading: 'This form has expired',
    explanation:
      'We keep a form that could not be sent for half an hour. This one did not reach us: please write it again.',
    fillInAgain: 'Fill in the form again',
    writeToUs: 'Write to us',
  },
};

/** Pages that answer a form sent without JavaScript. */
export const formResult = {
  notSentYet: 'Not sent yet',
  car: 'Car:',
  expired: {
    heading: 'This form has expired',
    explanation:
      'A form that could not be sent is kept for half an hour. Nothing of this one has reached us.',
    fillInAgain: 'Fill in the form again',
    writeToUs: 'Write to us',
  },
};

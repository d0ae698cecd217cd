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

/** The auction grade of a car. */
export const auction = {
  heading: 'Auction grade',
  scale: 'Grades, the lowest first',
  meanings: {
    '2': 'Grade 2: a car with real work waiting.',
    '3': 'Grade 3: a car with work waiting, such as dents and larger scratches.',
    '3.5': 'Grade 3.5: a well-used car, with visible scratches and perhaps a panel that was resprayed.',
    '4': 'Grade 4: a good, honest used car with a few scratches.',
    '4.5': 'Grade 4.5: a very clean car, with marks that you have to look for.',
    '5': 'Grade 5: a car that is close to new.',
  },
  source:
    'An inspector of the auction house gives the grade before the sale. It is printed on the auction sheet.',
  ask: 'Ask for the sheet',
  /** To the dealership. */
  askMessage: (car: string, address: string) => `Hello, may I see the auction sheet of ${car}? ${address}`,
  blog: 'More about auction sheets in our blog',
};

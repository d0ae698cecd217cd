/** The photos on the page of a car. */
export const gallery = {
  name: (car: string) => `Photos of ${car}`,
  photo: (car: string, number: number, count: number) => `${car}, photo ${number} of ${count}`,
  open: 'View in full screen',
  close: 'Close full screen',
  previous: 'Previous photo',
  next: 'Next photo',
};

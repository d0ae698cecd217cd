/** The calendar file of a requested test drive, and what stands in its place. */
export const calendar = {
  summary: (car: string) => `Test drive (requested): ${car}`,
  unconfirmed: (dealer: string) => `Requested, not confirmed yet. ${dealer} will get back to you.`,
  phone: (phone: string) => `Phone: ${phone}`,
  wrongFields: (fields: string) => `This is no day and time to come: ${fields}.`,
  carGone: 'This car is no longer available.',
  lookUpFailed: 'The car cannot be looked up at the moment.',
};

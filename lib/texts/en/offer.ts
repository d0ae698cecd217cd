/** Ways to ask the dealership about a car. */
export const offer = {
  whatsApp: 'Ask on WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  askPrice: 'Ask for the price',
  /** A car like the one with this reference, in an order. */
  like: (reference: string) => `like REF #${reference}`,
  findOne: 'Find me one like this',
};

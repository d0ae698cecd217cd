const list = new Intl.ListFormat('en');

/** Titles and descriptions of pages, where the page itself does not say them. */
export const meta = {
  factOf: (subject: string, fact: string) => `${subject}: ${fact}`,
  reference: (reference: string) => `REF ${reference}`,
  compare: (titles: string[]) => `Compare ${list.format(titles)}`,
  colourCode: 'Colour code',
  auctionGrade: 'Auction grade',
  compareCars: 'Compare cars',
  sharePicture: 'Reconditioned and pre-owned cars in Mauritius',
  compareDescription: 'Two cars side by side: price, status and every row of their specification.',
};

/** The grades of Japanese auction houses that the site explains, the lowest first. */
export const AUCTION_GRADES = ['2', '3', '3.5', '4', '4.5', '5'] as const;

export type AuctionGrade = (typeof AUCTION_GRADES)[number];

/** The grade of a car on the scale (`4.50` is `4.5`); `null` for a missing one and for letters such as `RA`. */
export function auctionGradeOf({ auctionGrade }: { auctionGrade: string }): AuctionGrade | null {
  const figure = /^\d(?:\.\d+)?$/.test(auctionGrade) ? String(Number(auctionGrade)) : '';
  return AUCTION_GRADES.find((grade) => grade === figure) ?? null;
}

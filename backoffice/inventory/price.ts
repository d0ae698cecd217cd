import type { Generation } from './catalogue/generation.ts';

type Subject = {
  generation: Generation;
  /** Where the version stands among its sisters: 0 the plainest, 1 the richest. */
  richness: number;
  year: number;
  /** Mileage against what is usual at that age: 1 is usual. */
  wear: number;
  isPreOwned: boolean;
};

const USUAL_YEARLY_LOSS = 0.08;
const STEP = 5_000;

/** What one of that generation, built in that year, typically costs in Mauritius today, in rupees. */
export function typicalPrice(
  { price: known, yearlyLoss = USUAL_YEARLY_LOSS }: Generation,
  year: number,
): number {
  return known.rupees * (1 - yearlyLoss) ** (known.year - year);
}

/** Selling price in rupees, in steps of 5,000: age first, then version and mileage. */
export function price({ generation, richness, year, wear, isPreOwned }: Subject): number {
  const forVersion = 0.94 + 0.15 * richness;
  const forMileage = 1 + 0.12 * (1 - wear);
  const forSource = isPreOwned ? 0.96 : 1;
  return Math.round((typicalPrice(generation, year) * forVersion * forMileage * forSource) / STEP) * STEP;
}

import type { Generation, Variant } from './catalogue/generation.ts';
import { EQUIPMENT, OUTDONE_BY, SAFETY_PACKS, type Equipment } from './equipment.ts';
import { typicalPrice } from './price.ts';
import type { Random } from './random.ts';

type Subject = {
  generation: Generation;
  variant: Variant;
  /** Where the version stands among its sisters: 0 the plainest, 1 the richest. */
  richness: number;
  year: number;
};

const MOST = 14;

/** What this car has, the most telling first: of its model, of its drive, then of its version and age. */
export function features({ generation, variant, richness, year }: Subject, random: Random): string[] {
  const penalty = isPlainMarket(generation) ? 0.14 : 0;
  const overall = Math.max(0, 0.72 * priceClass(generation) + 0.34 * richness - penalty);
  const usual = EQUIPMENT.filter((item) => isUsual(item, { generation, variant, overall, year }))
    .filter(({ from }) => from === 0 || random() < 0.88)
    .map(({ text }) => text);
  const named = [
    ...safetyPack(generation, year),
    ...(generation.extras ?? []),
    ...ofDrive(generation, variant),
  ];
  const all = [...new Set([...named, ...usual])];
  return all.filter((text) => !all.includes(OUTDONE_BY[text] ?? '')).slice(0, MOST);
}

/** 0 for the least expensive car, 1 from three million rupees on, by what a 2022 one costs. */
function priceClass(generation: Generation): number {
  return Math.min(1, Math.max(0, Math.log10(typicalPrice(generation, 2022) / 300_000)));
}

/** Cars built for these markets are sold with less than the same money buys elsewhere. */
function isPlainMarket({ origin }: Generation): boolean {
  return ['INDIA', 'INDONESIA', 'SOUTH AFRICA', 'THAILAND'].includes(origin);
}

type Check = Omit<Subject, 'richness'> & { overall: number };

function isUsual(item: Equipment, { generation, variant, overall, year }: Check): boolean {
  if (item.needs === 'automatic' && variant[3] === 'M/T') return false;
  if (item.notIn?.includes(generation.bodyStyle) || generation.lacks?.includes(item.text)) return false;
  return overall >= item.from && year >= item.since;
}

function safetyPack({ make, origin }: Generation, year: number): string[] {
  const pack = origin === 'JAPAN' ? SAFETY_PACKS[make] : undefined;
  return pack && year >= pack.since ? [pack.text] : [];
}

function ofDrive({ origin }: Generation, [, fuel]: Variant): string[] {
  if (fuel !== 'ELECTRIC (5)') return [];
  return origin === 'JAPAN' ? ['CHAdeMO fast charging', 'Type 1 charging cable'] : ['Type 2 charging cable'];
}

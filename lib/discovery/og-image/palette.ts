import type { Availability } from '#lib/domain/vehicle/vehicle.ts';

/** The light colours of app/tokens.css, which a generated picture cannot read. */
export const PALETTE = {
  ink: '#0e1b2a',
  inkQuiet: '#45525e',
  raised: '#fff',
  lagoon: '#005f66',
  lagoonDeep: '#00474d',
};

export const STATUS_COLOURS: Record<Availability, { text: string; tint: string }> = {
  'IN STOCK': { text: '#12502b', tint: '#ddf2e3' },
  'COMING SOON': { text: '#663c00', tint: '#fdefd2' },
  SOLD: { text: '#3b4652', tint: '#e8eaed' },
};

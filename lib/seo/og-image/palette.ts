import type { Availability } from '#lib/domain/vehicle/vehicle.ts';

/** The light colours of app/tokens.css, which cannot be used in a generated picture. */
export const PALETTE = {
  text: '#0e1b2a',
  textMuted: '#45525e',
  surface: '#fff',
  brand: '#005f66',
  brandStrong: '#00474d',
};

export const STATUS_COLOURS: Record<Availability, { text: string; tint: string }> = {
  'IN STOCK': { text: '#12502b', tint: '#ddf2e3' },
  'COMING SOON': { text: '#663c00', tint: '#fdefd2' },
  SOLD: { text: '#3b4652', tint: '#e8eaed' },
};

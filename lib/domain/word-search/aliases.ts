/**
 * Names under which models are sold elsewhere: make and model as Japan and Great Britain list them, and the other names, each
 * perhaps with its own make. Sources: the manufacturers' model lists for Japan, Europe and South Africa.
 */
export const ALIASES: readonly [make: string, model: string, names: string][] = [
  ['HONDA', 'FIT', 'Jazz'],
  ['HONDA', 'VEZEL', 'HR-V'],
  ['HONDA', 'GRACE', 'City'],
  ['NISSAN', 'MARCH', 'Micra'],
  ['NISSAN', 'DUALIS', 'Qashqai'],
  ['NISSAN', 'TIIDA', 'Versa'],
  ['NISSAN', 'SYLPHY', 'Sentra'],
  ['NISSAN', 'NAVARA', 'Frontier, NP300'],
  ['NISSAN', 'CARAVAN', 'Urvan'],
  ['MAZDA', 'DEMIO', 'Mazda 2'],
  ['MAZDA', 'AXELA', 'Mazda 3'],
  ['MAZDA', 'ATENZA', 'Mazda 6'],
  ['MAZDA', 'MAZDA2', 'Demio'],
  ['MAZDA', 'MAZDA3', 'Axela'],
  ['MAZDA', 'MAZDA6', 'Atenza'],
  ['TOYOTA', 'VITZ', 'Yaris'],
  ['TOYOTA', 'YARIS', 'Vitz'],
  ['TOYOTA', 'AQUA', 'Prius C'],
  ['TOYOTA', 'BELTA', 'Vios'],
  ['TOYOTA', 'PASSO', 'Boon'],
  ['TOYOTA', 'RUSH', 'Terios'],
  ['TOYOTA', 'RAIZE', 'Rocky'],
  ['MITSUBISHI', 'RVR', 'ASX'],
  ['MITSUBISHI', 'L200', 'Triton'],
  ['MITSUBISHI', 'PAJERO', 'Montero, Shogun'],
  ['MITSUBISHI', 'MIRAGE', 'Space Star'],
  ['SUZUKI', 'ESCUDO', 'Grand Vitara'],
  ['SUBARU', 'XV', 'Crosstrek'],
  ['KIA', 'PICANTO', 'Morning'],
  ['HYUNDAI', 'GRAND I10', 'i10'],
];

/** The names under which a model is sold elsewhere; none for most. */
export function alsoSoldAs(make: string, model: string): string[] {
  const names = ALIASES.find(([ofMake, ofModel]) => ofMake === make && ofModel === model)?.[2];
  return names?.split(', ') ?? [];
}

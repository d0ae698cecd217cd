/** Colours of a cabin: seats light, middle and dark, seams, dashboard, lining. */
export type Palette = {
  seat: readonly [light: string, middle: string, dark: string];
  seam: string;
  dash: readonly [light: string, dark: string];
  lining: readonly [light: string, dark: string];
  accent: string;
};

const DARK_DASH = ['#454b50', '#1a1e21'] as const;
const PALE_LINING = ['#eeece6', '#cfccc3'] as const;

const PALETTES: readonly Palette[] = [
  {
    seat: ['#565c61', '#363b3f', '#1b1f22'],
    seam: '#8b9297',
    dash: DARK_DASH,
    lining: PALE_LINING,
    accent: '#b9c1c5',
  },
  {
    seat: ['#e7dfd0', '#cdc2ae', '#94896f'],
    seam: '#fff8ea',
    dash: DARK_DASH,
    lining: PALE_LINING,
    accent: '#c7ab84',
  },
  {
    seat: ['#4b5055', '#2e3337', '#15181a'],
    seam: '#c9543a',
    dash: ['#3d4246', '#15181b'],
    lining: ['#5b6064', '#383c40'],
    accent: '#c9543a',
  },
  {
    seat: ['#9fa6ab', '#7b8388', '#4a5156'],
    seam: '#d7dde0',
    dash: ['#4c5358', '#20262a'],
    lining: PALE_LINING,
    accent: '#aeb7bb',
  },
  {
    seat: ['#b2835c', '#8f6240', '#553722'],
    seam: '#e6c4a2',
    dash: DARK_DASH,
    lining: PALE_LINING,
    accent: '#b58d66',
  },
];

export function paletteOf(variant: number): Palette {
  const palette = PALETTES[variant % PALETTES.length];
  if (!palette) throw new RangeError(`No cabin for variant ${variant}`);
  return palette;
}

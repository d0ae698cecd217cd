import { paints } from './generation.ts';

export const TOYOTA_PAINTS = paints(`
  070 | WHITE PEARL CRYSTAL SHINE  | #f3f1ea | 3
  089 | PLATINUM WHITE PEARL MICA  | #eeeeec | 2
  040 | SUPER WHITE II             | #f6f7f6 | 2
  1F7 | SILVER METALLIC            | #bfc3c6 | 2
  1G3 | GRAY METALLIC              | #5d6166 | 2
  1K3 | CELESTITE GRAY METALLIC    | #7d8791 | 1
  202 | BLACK                      | #14161a | 2
  209 | BLACK MICA                 | #1b1d22 | 2
  3T3 | SENSUAL RED MICA           | #8f1622 | 1
  3U5 | EMOTIONAL RED II           | #a5121d | 1
  8X8 | DARK BLUE MICA             | #1d3358 | 1
  8X7 | BLUE METALLIC              | #2b5f9e | 1
  4V8 | AVANT-GARDE BRONZE METALLIC| #7b6a58 | 1
`);

/** For people carriers and off-roaders. */
export const TOYOTA_SOBER_PAINTS = paints(`
  070 | WHITE PEARL CRYSTAL SHINE  | #f3f1ea | 3
  089 | PLATINUM WHITE PEARL MICA  | #eeeeec | 2
  1F7 | SILVER METALLIC            | #bfc3c6 | 2
  1G3 | GRAY METALLIC              | #5d6166 | 2
  218 | ATTITUDE BLACK MICA        | #17181d | 3
  8X8 | DARK BLUE MICA             | #1d3358 | 1
  4V8 | AVANT-GARDE BRONZE METALLIC| #7b6a58 | 1
`);

/** For working vehicles, which come in few colours. */
export const TOYOTA_WORKHORSE_PAINTS = paints(`
  058 | WHITE                      | #f1f2f0 | 4
  040 | SUPER WHITE II             | #f6f7f6 | 2
  1E7 | SILVER MICA METALLIC       | #b7bbbf | 3
  1G3 | GRAY METALLIC              | #5d6166 | 2
  209 | BLACK MICA                 | #1b1d22 | 2
  3T6 | CRIMSON SPARK RED METALLIC | #a01b22 | 1
  8X2 | NEBULA BLUE METALLIC       | #2a5a94 | 1
`);

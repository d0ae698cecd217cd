import type { MetadataRoute } from 'next';
import { LIGHT } from '#lib/domain/design/tokens.ts';
import { DEALER } from '#lib/platform/dealer.ts';

/** The dealership's name is configured at start, not at build time. */
export const dynamic = 'force-dynamic';

const SIZES = [192, 512];
const ICONS = [
  { name: 'icon', purpose: 'any' },
  { name: 'maskable', purpose: 'maskable' },
] as const;

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: DEALER.name,
    short_name: DEALER.name,
    description: DEALER.about.en,
    lang: 'en-MU',
    start_url: '/',
    display: 'minimal-ui',
    background_color: LIGHT.background,
    theme_color: LIGHT.surface,
    icons: SIZES.flatMap((size) =>
      ICONS.map(({ name, purpose }) => ({
        src: `/icons/${name}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}

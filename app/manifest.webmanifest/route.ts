import type { MetadataRoute } from 'next';
import { LIGHT } from '#lib/domain/design/tokens.ts';
import { languageOf, localAddress } from '#lib/domain/language.ts';
import { DEALER } from '#lib/dealer/dealer.ts';

const SIZES = [192, 512];
const ICONS = [
  { name: 'icon', purpose: 'any' },
  { name: 'maskable', purpose: 'maskable' },
] as const;

/** The web app manifest, in the language of its address. */
export function GET(request: Request): Response {
  const language = languageOf(new URL(request.url).pathname);
  const manifest: MetadataRoute.Manifest = {
    id: '/',
    name: DEALER.name,
    short_name: DEALER.name,
    description: DEALER.about[language],
    lang: `${language}-MU`,
    start_url: localAddress(language, '/'),
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
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}

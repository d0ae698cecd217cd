import { siteCard } from '#lib/seo/og-image-address.ts';
import { layOutCard } from '#lib/seo/og-image/layout.tsx';
import { services } from '#lib/services.ts';

/** Open Graph picture of every other page; its address is `siteOgImage`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/site/[file]'>,
): Promise<Response> {
  const { file } = await params;
  return services().respondWithImage(request, {
    subject: 'site',
    file,
    loadCard: (language) => Promise.resolve(siteCard(language)),
    layOut: layOutCard,
  });
}

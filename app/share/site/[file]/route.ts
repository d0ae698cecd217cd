import { SITE_CARD } from '#lib/domain/sharing/share-card.ts';
import { layOutCard } from '#lib/seo/og-image/layout.tsx';
import { services } from '#lib/services.ts';

/** Open Graph picture of every other page; its address is `SITE_OG_IMAGE`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/site/[file]'>,
): Promise<Response> {
  const { file } = await params;
  return services().respondWithImage(request, {
    subject: 'site',
    file,
    loadCard: () => Promise.resolve(SITE_CARD),
    layOut: layOutCard,
  });
}

import { SITE_CARD } from '#lib/domain/sharing/share-card.ts';
import { respondWithImage } from '#lib/seo/og-image/respond.ts';

/** Open Graph picture of every other page; its address is `SITE_OG_IMAGE`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/site/[file]'>,
): Promise<Response> {
  const { file } = await params;
  return respondWithImage(request, { subject: 'site', file, loadCard: () => Promise.resolve(SITE_CARD) });
}

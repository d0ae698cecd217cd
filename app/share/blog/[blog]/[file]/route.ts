import { getBlog } from '#lib/backoffice/queries/content.ts';
import { blogCard } from '#lib/domain/sharing/share-card.ts';
import { decodeSegment } from '#lib/domain/internal-routes.ts';
import { respondWithImage } from '#lib/discovery/og-image/respond.ts';

/** Open Graph picture of a post; its address comes from `blogOgImage`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/blog/[blog]/[file]'>,
): Promise<Response> {
  const { blog: parameter, file } = await params;
  const id = decodeSegment(parameter);
  return respondWithImage(request, {
    subject: `blog ${id}`,
    file,
    loadCard: async () => {
      const blog = await getBlog(id);
      return blog && blogCard(blog);
    },
  });
}

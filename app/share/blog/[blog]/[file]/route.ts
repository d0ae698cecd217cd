import { getBlog } from '#lib/backoffice/queries/content.ts';
import { blogCard } from '#lib/domain/sharing/share-card.ts';
import { decodeSegment } from '#lib/domain/internal-routes.ts';
import { answerPicture } from '#lib/discovery/og-image/respond.ts';

type Context = { params: Promise<{ blog: string; file: string }> };

/** The picture with which a link to a post is shown; its address is `blogShareImage`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { blog: parameter, file } = await params;
  const id = decodeSegment(parameter);
  return answerPicture(request, {
    subject: `blog ${id}`,
    file,
    card: async () => {
      const blog = await getBlog(id);
      return blog && blogCard(blog);
    },
  });
}

import { getBlog } from '@/lib/backoffice/content';
import { blogCard } from '@/lib/domain/share-card';
import { parameterText } from '@/lib/routes/parameter';
import { answerPicture } from '@/lib/share-image/answer';

type Context = { params: Promise<{ blog: string; file: string }> };

/** The picture with which a link to a post is shown; its address is `blogShareImage`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { blog: parameter, file } = await params;
  const id = parameterText(parameter);
  return answerPicture(request, {
    subject: `blog ${id}`,
    file,
    card: async () => {
      const blog = await getBlog(id);
      return blog && blogCard(blog);
    },
  });
}

import { answerSitePicture } from '#lib/discovery/og-image/respond.ts';

type Context = { params: Promise<{ file: string }> };

/** The picture with which every other link to the site is shown; its address is `SITE_SHARE_IMAGE`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerSitePicture(request, (await params).file);
}

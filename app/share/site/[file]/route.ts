import { respondWithSiteImage } from '#lib/discovery/og-image/respond.ts';

type Context = { params: Promise<{ file: string }> };

/** Open Graph picture of every other page; its address is `SITE_OG_IMAGE`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return respondWithSiteImage(request, (await params).file);
}

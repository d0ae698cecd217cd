import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getBlogs } from '#lib/backoffice/queries/content.ts';
import type { Cache } from '#lib/cache/cache.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { BLOG_FEED, blogAddress, postParagraphs } from '#lib/domain/content/blog.ts';
import { env } from '#lib/platform/env.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { siteUrl } from '#lib/seo/public-url.ts';
import { atomXml } from './atom.ts';
import { NOINDEX, respondWithFeed } from './feed-response.ts';
import { firstSeen } from './first-seen.ts';

export function respondWithBlogFeed(request: Request, cache: Cache): Promise<Response> {
  return respondWithFeed(request, cache, {
    name: 'blogs.atom',
    type: 'application/atom+xml; charset=utf-8',
    headers: NOINDEX,
    make: () => blogFeed(Date.now()),
  });
}

/** The posts as an Atom feed. A post is dated by when the site first saw this version of it. @throws BackofficeError */
async function blogFeed(now: number): Promise<Readable> {
  const blogs = await getBlogs();
  const dates = await firstSeen(join(env().dataDir, 'feeds', 'posts.json'), blogs, now);
  const xml = atomXml({
    address: siteUrl('/blogs'),
    self: siteUrl(BLOG_FEED),
    title: TEXTS.en.blog.feed(DEALER.name),
    language: 'en-MU',
    author: { name: DEALER.name, email: DEALER.email, address: siteUrl('/') },
    updated: new Date(Math.max(0, ...dates.map(Number))),
    entries: blogs.map((blog, index) => ({
      address: siteUrl(blogAddress(blog)),
      title: blog.title,
      summary: blog.description,
      paragraphs: postParagraphs(blog),
      updated: dates[index] ?? new Date(now),
    })),
  });
  return Readable.from([xml]);
}

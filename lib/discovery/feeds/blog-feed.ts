import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Feed } from 'feed';
import { getBlogs } from '#lib/backoffice/queries/content.ts';
import { DEALER } from '#lib/platform/dealer.ts';
import { BLOG_FEED, blogAddress, postParagraphs } from '#lib/domain/content/blog.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { env } from '#lib/platform/env.ts';
import { siteUrl } from '#lib/discovery/seo/public-url.ts';
import { firstSeen } from './first-seen.ts';

/** The posts as an Atom feed. A post is dated by when the site first saw this version of it. @throws BackofficeError */
export async function blogFeed(now: number): Promise<Readable> {
  const blogs = await getBlogs();
  const dates = await firstSeen(join(env().dataDir, 'feeds', 'posts.json'), blogs, now);
  const feed = new Feed({
    id: siteUrl('/blogs'),
    title: `${DEALER.name}: blog`,
    language: 'en-MU',
    link: siteUrl('/blogs'),
    feedLinks: { atom: siteUrl(BLOG_FEED) },
    author: { name: DEALER.name, email: DEALER.email, link: siteUrl('/') },
    updated: new Date(Math.max(0, ...dates.map(Number))),
    generator: false,
  });
  blogs.forEach((blog, index) => feed.addItem(entry(blog, dates[index] ?? new Date(now))));
  return Readable.from([feed.atom1()]);
}

function entry(blog: Blog, date: Date) {
  const address = siteUrl(blogAddress(blog));
  return {
    id: address,
    link: address,
    date,
    title: markup(blog.title),
    description: markup(blog.description),
    content: postParagraphs(blog)
      .map((lines) => `<p>${lines.map(markup).join('<br>')}</p>`)
      .join(''),
  };
}

/** The text as HTML, without characters that XML cannot contain. */
function markup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

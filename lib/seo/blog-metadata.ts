import type { Metadata } from 'next';
import { DEALER } from '#lib/platform/dealer.ts';
import { BLOG_FEED, blogAddress } from '#lib/domain/content/blog.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { textDescription } from './snippet.ts';
import { pageMetadata } from './metadata.ts';
import { blogOgImage } from './og-image-address.ts';

export function blogListMetadata(): Metadata {
  return withFeed(
    pageMetadata({
      subject: 'Blog',
      description: 'What to know before you buy, import or sell a car in Mauritius.',
      address: '/blogs',
    }),
  );
}

export function blogMetadata(blog: Blog): Metadata {
  const { title, description, post } = blog;
  return withFeed(
    pageMetadata({
      subject: title,
      description: description || textDescription(post || title),
      address: blogAddress(blog),
      ogImage: blogOgImage(blog),
      type: 'article',
    }),
  );
}

/** Adds the feed autodiscovery link. */
function withFeed(metadata: Metadata): Metadata {
  const feed = { url: BLOG_FEED, title: `${DEALER.name}: blog` };
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': [feed] } } };
}

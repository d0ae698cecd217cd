import type { Metadata } from 'next';

import { DEALER } from '@/lib/dealer';
import { BLOG_FEED, blogAddress } from '@/lib/domain/blog';
import type { Blog } from '@/lib/domain/content';

import { textDescription } from './descriptions';
import { pageMetadata } from './metadata';
import { blogShareImage } from './share-image';

/** Head of the list of posts. */
export function blogListMetadata(): Metadata {
  return withFeed(
    pageMetadata({
      subject: 'Blog',
      description: 'What to know before you buy, import or sell a car in Mauritius.',
      address: '/blogs',
    }),
  );
}

/** Head of a post's own page. */
export function blogMetadata(blog: Blog): Metadata {
  const { title, description, post } = blog;
  return withFeed(
    pageMetadata({
      subject: title,
      description: description || textDescription(post || title),
      address: blogAddress(blog),
      shareImage: blogShareImage(blog),
      type: 'article',
    }),
  );
}

/** Tells readers of feeds where the posts' feed is. */
function withFeed(metadata: Metadata): Metadata {
  const feed = { url: BLOG_FEED, title: `${DEALER.name}: blog` };
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': [feed] } } };
}

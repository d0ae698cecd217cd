import { texts } from '#lib/texts/current-texts.ts';
import type { Metadata } from 'next';
import { DEALER } from '#lib/dealer/dealer.ts';
import { BLOG_FEED, blogAddress } from '#lib/domain/content/blog.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { textDescription } from './snippet.ts';
import { noindex, pageMetadata } from './metadata.ts';
import { blogOgImage } from './og-image-address.ts';

export function blogListMetadata(): Metadata {
  return withFeed(
    pageMetadata({
      subject: texts().blog.title,
      description: texts().blog.description,
      address: '/blogs',
    }),
  );
}

/** A post is English: in the French frame it is not indexed, and its canonical is the English page. */
export function blogMetadata(blog: Blog): Metadata {
  const { title, description, post } = blog;
  const metadata = withFeed(
    pageMetadata({
      subject: title,
      description: description || textDescription(post || title),
      address: blogAddress(blog),
      ogImage: blogOgImage(blog),
      type: 'article',
    }),
  );
  const alternates = { ...metadata.alternates, canonical: blogAddress(blog), languages: {} };
  return texts().language === 'en' ? { ...metadata, alternates } : noindex({ ...metadata, alternates });
}

/** Adds the feed autodiscovery link. */
function withFeed(metadata: Metadata): Metadata {
  const feed = { url: BLOG_FEED, title: texts().blog.feed(DEALER.name) };
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': [feed] } } };
}

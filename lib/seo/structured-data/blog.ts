import { texts } from '#lib/texts/current-texts.ts';
import { localAddress } from '#lib/domain/language.ts';
import type { Blog as BlogThing, BlogPosting, WithContext } from 'schema-dts';
import { blogAddress, blogExcerpt } from '#lib/domain/content/blog.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { pictureUrl, siteUrl } from '#lib/seo/public-url.ts';
import { dealerReference } from './dealer.ts';
import { omitUnknown } from './omit-unknown.ts';

/** Posts are English, even in the frame of another language. */
const LANGUAGE = 'en-MU';

/** A post; the backoffice knows neither its date nor its author. */
export function blogStructuredData(blog: Blog): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    ...posting(blog),
    isPartOf: blogReference(),
    publisher: dealerReference(),
  };
}

/** All posts, in the order of their list. */
export function blogListStructuredData(blogs: Blog[]): WithContext<BlogThing> {
  return {
    '@context': 'https://schema.org',
    ...blogReference(),
    publisher: dealerReference(),
    ...omitUnknown({ blogPost: blogs.map(posting) }),
  };
}

function blogReference() {
  const url = siteUrl(localAddress(texts().language, '/blogs'));
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    url,
    name: 'Blog',
    inLanguage: LANGUAGE,
  } as const satisfies BlogThing;
}

function posting(blog: Blog) {
  const url = siteUrl(blogAddress(blog));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: blog.title,
    inLanguage: LANGUAGE,
    ...omitUnknown({ description: blogExcerpt(blog), image: blog.image && pictureUrl(blog.image) }),
  } as const satisfies BlogPosting;
}

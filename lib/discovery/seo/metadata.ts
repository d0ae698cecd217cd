import type { Metadata } from 'next';

import { DEALER } from '#lib/platform/dealer.ts';

import { OG_IMAGE_SIZE, SITE_OG_IMAGE } from './og-image-address.ts';
import { pageTitle } from './titles.ts';

type Page = {
  /** What the page is about; the title is made of it. */
  subject: string;
  /** What else the title says, as far as it has room. */
  titleFacts?: readonly string[];
  description: string;
  /** Path of the page, with its query, as visitors pass it on. */
  address: string;
  /** Path under which search engines are to list it, when that is another one. */
  canonical?: string;
  /** Path of the picture that a link to the page is shown with; the site's own unless said. */
  ogImage?: string;
  type?: 'website' | 'article';
};

/** What search engines and messengers read of a page. */
export function pageMetadata(page: Page): Metadata {
  const { subject, description, address, canonical = address } = page;
  const title = pageTitle(subject, page.titleFacts);
  const image = {
    url: page.ogImage ?? SITE_OG_IMAGE,
    alt: page.ogImage ? title : DEALER.name,
    type: 'image/jpeg',
    ...OG_IMAGE_SIZE,
  };
  return {
    title,
    description,
    alternates: { canonical },
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      type: page.type ?? 'website',
      siteName: DEALER.name,
      locale: 'en_MU',
      title,
      description,
      url: address,
      images: [image],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Head of a page that search engines are to leave out. */
export function noindex(metadata: Metadata): Metadata {
  return { ...metadata, robots: { index: false } };
}

/** Head of a page that is for one visitor alone. */
export function formResultMetadata(subject: string): Metadata {
  return noindex({ title: pageTitle(subject) });
}

/**
 * Head of a complete page that answers 404. Next's own notFound() sends an empty body, unreadable without
 * JavaScript; the page cache (lib/page-cache) reads this mark, and the server answers with the status that it names.
 */
export function notFoundMetadata(subject: string): Metadata {
  return { ...noindex({ title: pageTitle(subject) }), other: { 'page-status': '404' } };
}

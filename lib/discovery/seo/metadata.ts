import type { Metadata } from 'next';

import { tagPage } from '#lib/backoffice/pages/cache-tags.ts';
import { DEALER } from '#lib/platform/dealer.ts';
import { NOT_FOUND_TAG } from '#lib/platform/not-found-tag.ts';

import { SHARE_IMAGE_SIZE, SITE_SHARE_IMAGE } from './og-image-address.ts';
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
  shareImage?: string;
  type?: 'website' | 'article';
};

/** What search engines and messengers read of a page. */
export function pageMetadata(page: Page): Metadata {
  const { subject, description, address, canonical = address } = page;
  const title = pageTitle(subject, page.titleFacts);
  const image = {
    url: page.shareImage ?? SITE_SHARE_IMAGE,
    alt: page.shareImage ? title : DEALER.name,
    type: 'image/jpeg',
    ...SHARE_IMAGE_SIZE,
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
export function unlisted(metadata: Metadata): Metadata {
  return { ...metadata, robots: { index: false } };
}

/** Head of a page that is for one visitor alone. */
export function answerMetadata(subject: string): Metadata {
  return unlisted({ title: pageTitle(subject) });
}

/** Head of a page that is answered with 404; the tag gives it that status. */
export async function missing(subject: string): Promise<Metadata> {
  await tagPage(NOT_FOUND_TAG);
  return unlisted({ title: pageTitle(subject) });
}

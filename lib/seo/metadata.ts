import type { Metadata } from 'next';
import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { localAddress } from '#lib/domain/language.ts';
import { currentRender } from '#lib/platform/page-render.ts';
import { OG_IMAGE_SIZE, siteOgImage } from './og-image-address.ts';
import { pageTitle } from './snippet.ts';

type Page = {
  /** First part of the title. */
  subject: string;
  /** Further parts of the title, as far as they fit. */
  titleFacts?: readonly string[];
  description: string;
  /** Path of the page in English with its query, as it is shared. */
  address: string;
  /** Canonical path, when it differs from the address. */
  canonical?: string;
  /** Path of the Open Graph picture; the site's own by default. */
  ogImage?: string;
  type?: 'website' | 'article';
};

/** Title, description, canonical, Open Graph and Twitter tags of a page. */
export function pageMetadata(page: Page): Metadata {
  const { subject, description, address, canonical = address } = page;
  const { language } = texts();
  const title = pageTitle(subject, page.titleFacts);
  const image = {
    url: page.ogImage ?? siteOgImage(language),
    alt: page.ogImage ? title : DEALER.name,
    type: 'image/jpeg',
    ...OG_IMAGE_SIZE,
  };
  return {
    title,
    description,
    alternates: { canonical: localAddress(language, canonical), languages: alternateLanguages(canonical) },
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      type: page.type ?? 'website',
      siteName: DEALER.name,
      locale: `${language}_MU`,
      title,
      description,
      url: localAddress(language, address),
      images: [image],
    },
    twitter: { card: 'summary_large_image', images: [image.url] }, // type and size are in the Open Graph tags
  };
}

/** For `hreflang`: the page in each language, and the one for any other language. */
function alternateLanguages(canonical: string) {
  return { en: canonical, fr: localAddress('fr', canonical), 'x-default': canonical };
}

/** The same metadata for a page that search engines leave out; replaces all other instructions to robots. */
export function noindex(metadata: Metadata): Metadata {
  return { ...metadata, robots: { index: false } };
}

/** Metadata of a page for one visitor. */
export function formResultMetadata(subject: string): Metadata {
  return noindex({ title: pageTitle(subject) });
}

/**
 * Metadata of a page that is sent with status 404, which this sets: Next's notFound() would send a body that needs
 * JavaScript.
 */
export function notFoundMetadata(subject: string): Metadata {
  const page = currentRender();
  if (page) page.status = 404;
  return noindex({ title: pageTitle(subject) });
}

import type { Metadata } from 'next';

type Page = {
  title: string;
  description: string;
  /** The one address of the page, as a path with its query. */
  canonical: string;
};

/** What the head of every page says of it. */
export function pageMetadata({ title, description, canonical }: Page): Metadata {
  return { title, description, alternates: { canonical } };
}

/** Head of a page that search engines are to leave out. */
export function unlisted(metadata: Metadata): Metadata {
  return { ...metadata, robots: { index: false } };
}

/**
 * Head of a complete page that answers 404. Next's own notFound() sends an empty body, unreadable without
 * JavaScript; this mark makes the page cache (lib/cache) set the status.
 */
export function missing(title: string): Metadata {
  return { ...unlisted({ title }), other: { 'page-status': '404' } };
}

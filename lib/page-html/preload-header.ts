import { attributeOf } from './html-elements.ts';

/** The largest picture that is visible without scrolling, as components/ui/picture.tsx writes it. */
const PRIORITY_PICTURE = /<img( [^>]*fetchPriority="high"[^>]*)>/;

/** Printable ASCII without what ends a value of the header. Of the character references only `&amp;` is decoded. */
const HEADER_VALUE = /^(?:(?!["&<>\\])[ -~]|&amp;)+$/;

/** Proxies limit the headers of a response, and a picture may have a signed address, once for each width. */
const MAX_LENGTH = 4_000;

/**
 * The Link header (RFC 8288) with which a browser asks for the page's priority picture as soon as the response begins:
 * half of the HTML is ahead of the picture. Null when the page has no such picture, or one that is not optimised, is
 * too long or cannot stand in a header; a browser then finds it in the HTML.
 */
export function preloadHeader(html: Buffer): string | null {
  const attributes = PRIORITY_PICTURE.exec(html.toString('latin1'))?.[1] ?? '';
  const [src, srcSet, sizes] = ['src', 'srcSet', 'sizes'].map((name) => {
    const value = attributeOf({ attributes }, name);
    return value !== null && HEADER_VALUE.test(value) ? value.replaceAll('&amp;', '&') : null;
  });
  if (!src || !srcSet || !sizes) return null;
  const header = `<${src}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${srcSet}"; imagesizes="${sizes}"`;
  return header.length > MAX_LENGTH ? null : header;
}

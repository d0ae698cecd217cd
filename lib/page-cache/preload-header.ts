import { attributeOf } from './html-elements.ts';

/** The largest picture that is visible without scrolling, as components/ui/picture.tsx writes it. */
const PRIORITY_PICTURE = /<img( [^>]*fetchPriority="high"[^>]*)>/;

/** Printable ASCII without what ends a value of the header. Of the character references only `&amp;` is decoded. */
const HEADER_VALUE = /^(?:(?!["&<>\\])[ -~]|&amp;)+$/;

/**
 * The Link header (RFC 8288) with which a browser asks for the page's priority picture as soon as the response begins:
 * half of the HTML is ahead of the picture. Null when the page has no such picture, or one that is not optimised or
 * cannot stand in a header; a browser then finds it in the HTML.
 */
export function preloadHeader(html: Buffer): string | null {
  const attributes = PRIORITY_PICTURE.exec(html.toString('latin1'))?.[1] ?? '';
  const [src, srcSet, sizes] = ['src', 'srcSet', 'sizes'].map((name) => {
    const value = attributeOf({ attributes }, name);
    return value !== null && HEADER_VALUE.test(value) ? value.replaceAll('&amp;', '&') : null;
  });
  if (!src || !srcSet || !sizes) return null;
  return `<${src}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${srcSet}"; imagesizes="${sizes}"`;
}

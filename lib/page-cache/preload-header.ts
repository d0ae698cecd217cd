import { attributeOf } from './html-elements.ts';

export const PRELOAD_HEADER = 'link';

/** The largest picture that is visible without scrolling, as components/ui/picture.tsx writes it. */
const PRIORITY_PICTURE = /<img( [^>]*fetchPriority="high"[^>]*)>/;

/** What a value in the header can hold. A character reference, other than `&amp;`, stands for something else. */
const HEADER_VALUE = /^(?:[ !#-%'-;=?-[\]-~]|&amp;)*$/;

/**
 * The Link header of a page, by which a browser asks for its priority picture as soon as the response begins (HTML
 * standard, 4.6.7.12, "preload"): half of the HTML is ahead of the picture. Null when the page has no such picture, or
 * one that is not optimised or cannot stand in a header; a browser then finds it in the HTML.
 */
export function preloadHeader(html: Buffer): string | null {
  const attributes = PRIORITY_PICTURE.exec(html.toString('latin1'))?.[1] ?? '';
  const [address, choice, sizes] = ['src', 'srcSet', 'sizes'].map((name) =>
    attributeOf({ attributes }, name),
  );
  const values = [address, choice, sizes];
  if (!values.every((value) => value && HEADER_VALUE.test(value))) return null;
  return `<${address}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${choice}"; imagesizes="${sizes}"`.replaceAll(
    '&amp;',
    '&',
  );
}

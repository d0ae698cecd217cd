import { commonPrefix } from '#lib/domain/text/common-prefix.ts';
import { attributeOf, type Element, findElements } from './html-elements.ts';

/**
 * Says on the document, before anything is shown, that the site's font comes later
 * (components/behaviour/show-site-font.ts), and whether data are to be saved, which Chromium knows. From then on it marks
 * pictures that cannot be loaded as `hidden`, for app/globals.css.
 */
const HEAD_SCRIPT =
  '<script>document.documentElement.dataset.font="";document.documentElement.dataset.saveData=navigator.connection?.saveData;addEventListener("error",e=>e.target.hidden=1,!0)</script>';

/** The file in the build's directory that the build writes the inline script to. */
export const INLINE_SCRIPT_FILE = 'inline-script.js';

/** A part of the page, from `start` to `end`, with what takes its place. */
type Edit = { start: number; end: number; replacement: Buffer };
type Options = {
  /** Reads a style sheet of the build; null when it cannot be read. */
  readStyleSheet: (address: string) => string | null;
  /** What the page does by itself, and how it loads its scripts later (components/behaviour). */
  inlineScript: string;
  /** JSON-LD documents, safe inside a script element. */
  structuredData: readonly string[];
};

/**
 * Prepares a page for storage: inlines its style sheets, so that the first paint needs no other file,
 * adds its structured data, defers its scripts, and leaves out those for browsers without modules, which the
 * site does not support. It works on bytes: in a string with any
 * character beyond Latin-1 JavaScript keeps two bytes for every character.
 */
export function rewriteHtml(html: Buffer, { readStyleSheet, inlineScript, structuredData }: Options): Buffer {
  const elements = findElements(html);
  const scripts = elements.filter((element) => attributeOf(element, 'src') !== null);
  const added = structuredData.map((json) => `<script type="application/ld+json">${json}</script>`);
  if (scripts.length > 0) {
    const loaded = scripts.filter((script) => attributeOf(script, 'noModule') === null);
    const addresses = loaded.map((script) => attributeOf(script, 'src') ?? '');
    added.push(`<script data-scripts="${addressList(addresses)}">${inlineScript}</script>`);
  }
  return withEdits(html, [
    ...inlineStyleSheets(elements, readStyleSheet),
    ...(scripts.length > 0
      ? [...scripts, ...scriptPreloads(elements)].map((element) => replace(element, ''))
      : []),
    ...insertBefore('</head>', HEAD_SCRIPT, html),
    ...insertBefore('</body>', added.join(''), html),
  ]);
}

function withEdits(html: Buffer, edits: Edit[]): Buffer {
  const parts: Buffer[] = [];
  let position = 0;
  for (const { start, end, replacement } of edits.sort((a, b) => a.start - b.start)) {
    parts.push(html.subarray(position, start), replacement);
    position = end;
  }
  return Buffer.concat([...parts, html.subarray(position)]);
}

function replace({ start, end }: Element, text: string): Edit {
  return { start, end, replacement: Buffer.from(text) };
}

function insertBefore(tag: string, text: string, html: Buffer): Edit[] {
  const start = html.indexOf(tag);
  return start < 0 ? [] : [{ start, end: start, replacement: Buffer.from(text) }];
}

/** The links of the style sheets, which React looks for before it loads one, are inserted by the inline script. */
function inlineStyleSheets(elements: Element[], readStyleSheet: Options['readStyleSheet']): Edit[] {
  const links = elements.filter((element) => attributeOf(element, 'rel') === 'stylesheet');
  const addresses = links.map((link) => attributeOf(link, 'href') ?? '');
  const sheets = addresses.map(readStyleSheet);
  if (links.length === 0 || sheets.some((sheet) => sheet === null || /<\/style/i.test(sheet))) return [];
  const style = `<style data-sheets="${addressList(addresses)}">${sheets.join('')}</style>`;
  return links.map((link, index) => replace(link, index === 0 ? style : ''));
}

function scriptPreloads(elements: Element[]): Element[] {
  return elements.filter((element) => attributeOf(element, 'as') === 'script');
}

/** The list that the inline script reads: the common prefix of the addresses, then the rest of each. */
function addressList(addresses: string[]): string {
  const start = commonPrefix(addresses);
  return [start, ...addresses.map((address) => address.slice(start.length))].join(' ');
}

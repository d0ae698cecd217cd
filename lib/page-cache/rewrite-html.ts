import { commonStart } from '#lib/domain/text/common-start.ts';
import { type InlineTexts, isInlineScript } from './content-security-policy.ts';
import { compactFlightData, flightDataOf, flightScript } from './flight-data.ts';
import { type Element, tokenize } from './html-tokens.ts';
import { optionalEndTags } from './optional-end-tags.ts';

/** `script`, `style`: the text of the element that it inserts. */
type Edit = { start: number; end: number; text: string; script?: string; style?: string };
/** The page, and what its content security policy must allow. */
export type RewrittenPage = { html: string; inline: InlineTexts };
type Options = {
  /** The content of a style sheet of the build by its address; null when it cannot be read. */
  readStyleSheet: (address: string) => string | null;
  /** The inline script by which the page's own scripts wait until the visitor uses it (hydrate-on-intent.ts), if they do. */
  hydrationScript: string | null;
};

/**
 * A page as it is stored: its style sheets are inlined, so that the first paint waits for no other file, its data for React
 * are compacted, its optional end tags left out, and its scripts are deferred. A page that was rewritten already stays as it is.
 */
export function rewriteHtml(html: string, { readStyleSheet, hydrationScript }: Options): RewrittenPage {
  const { elements: all, endTags } = tokenize(html);
  const edits = [
    ...inlineStyleSheets(html, all, readStyleSheet, hydrationScript !== null),
    ...compactData(all),
    ...optionalEndTags(html, endTags).map(({ start, end }) => ({ start, end, text: '' })),
    ...(hydrationScript ? deferScripts(all, html.lastIndexOf('</body>'), hydrationScript) : []),
  ];
  edits.sort((a, b) => a.start - b.start);
  let rewritten = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    rewritten += html.slice(position, start) + text;
    position = end;
  }
  return { html: rewritten + html.slice(position), inline: inlineTexts(all, edits) };
}

const HAS_POLICY = new Set(['script', 'style']);

/** Of the page after its edits, which take out or insert whole elements. */
function inlineTexts(all: Element[], edits: Edit[]): InlineTexts {
  const removed = new Set(edits.filter(({ start, end }) => end > start).map(({ start }) => start));
  const kept = all.filter(({ name, start }) => HAS_POLICY.has(name) && !removed.has(start));
  const scripts = [
    ...kept.filter((element) => element.name === 'script' && isInlineScript(element)),
    ...edits.flatMap(({ start, script }) => (script === undefined ? [] : [{ start, text: script }])),
  ];
  const styles = [
    ...kept.filter(({ name }) => name === 'style'),
    ...edits.flatMap(({ start, style }) => (style === undefined ? [] : [{ start, text: style }])),
  ];
  return { scripts: textsInOrder(scripts), styles: textsInOrder(styles) };
}

function textsInOrder(found: { start: number; text: string }[]): string[] {
  return found.sort((a, b) => a.start - b.start).map(({ text }) => text);
}

/**
 * The links stay, disabled: React looks for them when it hydrates, and loads those that it misses. What it inserts later
 * for another page comes after them. On a page whose scripts wait the script that loads them inserts the links.
 */
function inlineStyleSheets(
  html: string,
  all: Element[],
  readStyleSheet: Options['readStyleSheet'],
  isHydratedOnIntent: boolean,
): Edit[] {
  const links = styleSheetLinks(all).filter(({ attributes }) => !attributes.has('disabled'));
  const addresses = links.map(({ attributes }) => attributes.get('href') ?? '');
  const sheets = addresses.map(readStyleSheet);
  const [first] = links;
  if (!first || sheets.some((sheet) => sheet === null || /<\/style/i.test(sheet))) return [];
  const later = isHydratedOnIntent ? ` data-sheets="${addressList(addresses)}"` : '';
  const sheet = sheets.join('');
  const style = {
    start: first.start,
    end: first.start,
    text: `<style${later}>${sheet}</style>`,
    style: sheet,
  };
  const rewritten = links.map(({ start, end }) => ({
    start,
    end,
    text: isHydratedOnIntent ? '' : html.slice(start, end).replace(/\/?>$/, ' disabled="">'),
  }));
  return [style, ...rewritten];
}

/** Into the last script with data: React has waited for all of them anyway. */
function compactData(all: Element[]): Edit[] {
  const inPage = new Set(styleSheetLinks(all).map(({ attributes }) => attributes.get('href') ?? ''));
  const scripts = all.flatMap((element) => {
    const data = element.name === 'script' ? flightDataOf(element.text) : null;
    return data === null ? [] : [{ element, data }];
  });
  const last = scripts.at(-1);
  if (!last) return [];
  const flight = compactFlightData(scripts.map(({ data }) => data).join(''), (address) =>
    inPage.has(address),
  );
  const script = flightScript(flight);
  return scripts.map(({ element }) => ({
    ...wholeScript(element),
    ...(element === last.element ? { text: `<script>${script}</script>`, script } : { text: '' }),
  }));
}

/** `</body>` is at `bodyEnd`. */
function deferScripts(all: Element[], bodyEnd: number, hydrationScript: string): Edit[] {
  const scripts = all.filter(
    (element) =>
      element.name === 'script' && element.attributes.has('src') && !element.attributes.has('nomodule'),
  );
  if (scripts.length === 0 || bodyEnd < 0) return [];
  const preloads = all.filter(
    (element) => element.name === 'link' && element.attributes.get('as') === 'script',
  );
  const addresses = addressList(scripts.map(({ attributes }) => attributes.get('src') ?? ''));
  return [
    ...scripts.map((script) => ({ ...wholeScript(script), text: '' })),
    ...preloads.map(({ start, end }) => ({ start, end, text: '' })),
    {
      start: bodyEnd,
      end: bodyEnd,
      text: `<script data-scripts="${addresses}">${hydrationScript}</script>`,
      script: hydrationScript,
    },
  ];
}

/** As the inline script reads it: what the addresses begin with, and what each of them goes on with. */
function addressList(addresses: string[]): string {
  const start = commonStart(addresses);
  return [start, ...addresses.map((address) => address.slice(start.length))].join(' ');
}

function styleSheetLinks(all: Element[]): Element[] {
  return all.filter((element) => element.name === 'link' && element.attributes.get('rel') === 'stylesheet');
}

/** From the start tag to the end tag. */
function wholeScript({ start, end, text }: Element): { start: number; end: number } {
  return { start, end: end + text.length + '</script>'.length };
}

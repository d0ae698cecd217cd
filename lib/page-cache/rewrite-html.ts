import { commonPrefix } from '#lib/domain/text/common-prefix.ts';
import { compactFlightData, flightDataOf, flightScript } from './flight-data.ts';
import { attributeOf, type Element, findElements } from './html-elements.ts';
import { omitOptionalEndTags } from './optional-end-tags.ts';

/** Replacements of elements. */
type Edits = Map<Element, string>;
type Options = {
  /** Reads a style sheet of the build; null when it cannot be read. */
  readStyleSheet: (address: string) => string | null;
  /** The inline script that defers the page's own scripts (hydrate-on-intent.ts); null to leave them in place. */
  hydrationScript: string | null;
};

/**
 * Prepares a page for storage: inlines its style sheets, so that the first paint needs no other file; compacts its data
 * for React; omits optional end tags; defers its scripts. A page that was already rewritten is unchanged.
 */
export function rewriteHtml(html: string, { readStyleSheet, hydrationScript }: Options): string {
  const elements = findElements(html);
  const isHydratedOnIntent = hydrationScript !== null;
  const edits: Edits = new Map([
    ...inlineStyleSheets(html, elements, readStyleSheet, isHydratedOnIntent),
    ...compactData(elements),
  ]);
  const deferred = isHydratedOnIntent ? removeScripts(elements, edits) : [];
  let rewritten = '';
  let position = 0;
  for (const element of elements) {
    const { start, end } = element;
    rewritten +=
      omitOptionalEndTags(html.slice(position, start)) + (edits.get(element) ?? html.slice(start, end));
    position = end;
  }
  rewritten += omitOptionalEndTags(html.slice(position));
  if (deferred.length === 0) return rewritten;
  const script = `<script data-scripts="${addressList(deferred)}">${hydrationScript}</script>`;
  return rewritten.replace('</body>', () => `${script}</body>`);
}

/**
 * The links stay, but disabled: React looks for them during hydration and loads missing ones, and inserts style sheets
 * of other pages after them. On a page with deferred scripts the hydration script inserts the links.
 */
function inlineStyleSheets(
  html: string,
  elements: Element[],
  readStyleSheet: Options['readStyleSheet'],
  isHydratedOnIntent: boolean,
): Edits {
  const links = styleSheetLinks(elements).filter((link) => attributeOf(link, 'disabled') === null);
  const addresses = links.map(addressOf);
  const sheets = addresses.map(readStyleSheet);
  if (links.length === 0 || sheets.some((sheet) => sheet === null || /<\/style/i.test(sheet)))
    return new Map();
  const later = isHydratedOnIntent ? ` data-sheets="${addressList(addresses)}"` : '';
  const style = `<style${later}>${sheets.join('')}</style>`;
  return new Map(
    links.map((link, index) => {
      const disabled = html.slice(link.start, link.end).replace(/\/?>$/, ' disabled="">');
      return [link, (index === 0 ? style : '') + (isHydratedOnIntent ? '' : disabled)];
    }),
  );
}

/** Puts all data into the last data script: React waits for that one anyway. */
function compactData(elements: Element[]): Edits {
  const inPage = new Set(styleSheetLinks(elements).map(addressOf));
  const scripts = elements.flatMap((element) => {
    const data = element.name === 'script' ? flightDataOf(element.text) : null;
    return data === null ? [] : [{ element, data }];
  });
  const flight = compactFlightData(scripts.map(({ data }) => data).join(''), (address) =>
    inPage.has(address),
  );
  const script = `<script>${flightScript(flight)}</script>`;
  return new Map(scripts.map(({ element }, index) => [element, index === scripts.length - 1 ? script : '']));
}

/** Removes the page's own scripts and their preload links. @returns the addresses of the scripts */
function removeScripts(elements: Element[], edits: Edits): string[] {
  const scripts = elements.filter(
    (element) => attributeOf(element, 'src') !== null && attributeOf(element, 'noModule') === null,
  );
  const preloads = elements.filter((element) => attributeOf(element, 'as') === 'script');
  if (scripts.length > 0) for (const element of [...scripts, ...preloads]) edits.set(element, '');
  return scripts.map((script) => attributeOf(script, 'src') ?? '');
}

/** The list that the inline script reads: the common prefix of the addresses, then the rest of each. */
function addressList(addresses: string[]): string {
  const start = commonPrefix(addresses);
  return [start, ...addresses.map((address) => address.slice(start.length))].join(' ');
}

function styleSheetLinks(elements: Element[]): Element[] {
  return elements.filter((element) => attributeOf(element, 'rel') === 'stylesheet');
}

function addressOf(link: Element): string {
  return attributeOf(link, 'href') ?? '';
}

import { commonPrefix } from '#lib/domain/text/common-prefix.ts';
import { compactFlightData, flightDataOf, flightScript } from './flight-data.ts';
import { attributeOf, type Element, findElements } from './html-elements.ts';
import { omitOptionalEndTags } from './optional-end-tags.ts';

/** What takes the place of an element. */
type Edits = Map<Element, string>;
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
export function rewriteHtml(html: string, { readStyleSheet, hydrationScript }: Options): string {
  const elements = findElements(html);
  const isHydratedOnIntent = hydrationScript !== null;
  const edits: Edits = new Map([
    ...inlineStyleSheets(html, elements, readStyleSheet, isHydratedOnIntent),
    ...compactData(elements),
  ]);
  const deferred = isHydratedOnIntent ? takeScripts(elements, edits) : [];
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
 * The links stay, disabled: React looks for them when it hydrates, and loads those that it misses. What it inserts later
 * for another page comes after them. On a page whose scripts wait the script that loads them inserts the links.
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

/** Into the last script with data: React has waited for all of them anyway. */
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

/** Takes the page's own scripts out, and the links that load them early. @returns the addresses of the scripts */
function takeScripts(elements: Element[], edits: Edits): string[] {
  const scripts = elements.filter(
    (element) => attributeOf(element, 'src') !== null && attributeOf(element, 'noModule') === null,
  );
  const preloads = elements.filter((element) => attributeOf(element, 'as') === 'script');
  if (scripts.length > 0) for (const element of [...scripts, ...preloads]) edits.set(element, '');
  return scripts.map((script) => attributeOf(script, 'src') ?? '');
}

/** As the inline script reads it: what the addresses begin with, and what each of them goes on with. */
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

import { commonPrefix } from '#lib/domain/text/common-prefix.ts';
import { attributeOf, type Element, findElements } from './html-elements.ts';

/** Sets the colours that the visitor has chosen (components/layout/theme-switch.tsx) before anything is shown. */
const THEME_SCRIPT = `<script>try{document.documentElement.dataset.theme=localStorage.theme||""}catch{}</script>`;

/** In React's data: lines that ask the browser to preload a style sheet, and properties without a value. */
const SUPERFLUOUS = /:HL\[\\"[^\]]*\.css\\",\\"style\\"\]\\n|,\\"[\w-]+\\":\\"\$undefined\\"/g;

/** Replacements of elements. */
type Edits = Map<Element, string>;
type Options = {
  /** Reads a style sheet of the build; null when it cannot be read. */
  readStyleSheet: (address: string) => string | null;
  /** The inline script that loads the page's own scripts later (hydrate-on-interaction.ts). */
  hydrationScript: string;
  /** JSON-LD documents, safe inside a script element. */
  structuredData: readonly string[];
};

/**
 * Prepares a page for storage: inlines its style sheets, so that the first paint needs no other file and has the
 * chosen colours, adds its structured data, and defers its scripts.
 */
export function rewriteHtml(
  html: string,
  { readStyleSheet, hydrationScript, structuredData }: Options,
): string {
  const elements = findElements(html);
  const edits = inlineStyleSheets(elements, readStyleSheet);
  const deferred = removeScripts(elements, edits);
  let rewritten = '';
  let position = 0;
  for (const element of elements) {
    const { start, end } = element;
    rewritten += html.slice(position, start) + (edits.get(element) ?? html.slice(start, end));
    position = end;
  }
  rewritten = (rewritten + html.slice(position)).replace('</head>', `${THEME_SCRIPT}</head>`);
  const added = structuredData.map((json) => `<script type="application/ld+json">${json}</script>`);
  if (deferred.length > 0)
    added.push(`<script data-scripts="${addressList(deferred)}">${hydrationScript}</script>`);
  return rewritten.replace('</body>', (end) => added.join('') + end);
}

/**
 * The links of the style sheets, which React looks for during hydration, are inserted by the hydration script. React's
 * data need not ask for them too.
 */
function inlineStyleSheets(elements: Element[], readStyleSheet: Options['readStyleSheet']): Edits {
  const links = elements.filter((element) => attributeOf(element, 'rel') === 'stylesheet');
  const addresses = links.map((link) => attributeOf(link, 'href') ?? '');
  const sheets = addresses.map(readStyleSheet);
  const edits: Edits = new Map();
  if (links.length === 0 || sheets.some((sheet) => sheet === null || /<\/style/i.test(sheet))) return edits;
  for (const script of elements.filter(({ text }) => text.includes(':HL[')))
    edits.set(script, `<script${script.attributes}>${script.text.replace(SUPERFLUOUS, '')}</script>`);
  const style = `<style data-sheets="${addressList(addresses)}">${sheets.join('')}</style>`;
  links.forEach((link, index) => edits.set(link, index === 0 ? style : ''));
  return edits;
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

import { toWellFormed } from '#lib/domain/text/well-formed.ts';
import { currentRender } from '#lib/platform/page-render.ts';

/** Characters that could end a script element, open a comment in it or, before ES2019, break a string literal. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Adds JSON-LD for search engines to the page being rendered. It becomes part of the HTML only
 * (lib/page-html/rewrite-html.ts): as an element it would be in the page's data for React too. Development has none.
 */
export function addStructuredData(data: { '@context': 'https://schema.org' }): void {
  currentRender()?.structuredData.push(scriptJson(data));
}

/** JSON that is safe inside a script element. A lone surrogate becomes U+FFFD. */
export function scriptJson(data: object): string {
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? toWellFormed(value) : value,
  );
  return json.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

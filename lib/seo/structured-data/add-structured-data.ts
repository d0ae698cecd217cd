import { scriptJson } from '#lib/domain/seo/script-json.ts';
import { currentPage } from '#lib/services.ts';

/**
 * Adds JSON-LD for search engines to the page being rendered. It becomes part of the HTML only
 * (lib/page-cache/rewrite-html.ts): as an element it would be in the page's data for React too. Development has none.
 */
export function addStructuredData(data: { '@context': 'https://schema.org' }): void {
  currentPage()?.structuredData.push(scriptJson(data));
}

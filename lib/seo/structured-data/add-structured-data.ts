import { scriptJson } from '#lib/domain/seo/script-json.ts';
import { currentRender } from '#lib/platform/page-render.ts';

/**
 * Adds JSON-LD for search engines to the page being rendered. It becomes part of the HTML only
 * (lib/page-cache/rewrite-html.ts): as an element it would be in the page's data for React too. Development has none.
 */
export function addStructuredData(data: { '@context': 'https://schema.org' }): void {
  currentRender()?.structuredData.push(scriptJson(data));
}

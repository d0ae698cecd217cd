import { scriptJson } from '#lib/domain/seo/script-json.ts';

/** JSON-LD for search engines. */
export function StructuredData({ of: data }: { of: { '@context': 'https://schema.org' } }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

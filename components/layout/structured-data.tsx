import { scriptJson } from '#lib/domain/discovery/script-json.ts';

/** Tells search engines what the page is about, in words of schema.org. */
export function StructuredData({ of: data }: { of: { '@context': 'https://schema.org' } }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

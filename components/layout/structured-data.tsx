import { scriptText } from '#lib/domain/discovery/script-text.ts';

/** JSON-LD for search engines. */
export function StructuredData({ of: data }: { of: { '@context': 'https://schema.org' } }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}

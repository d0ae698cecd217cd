export type AtomFeed = {
  /** The page that lists the entries; also the id of the feed. */
  address: string;
  /** Where the feed itself is. */
  self: string;
  title: string;
  language: string;
  author: { name: string; email: string | null; address: string };
  updated: Date;
  entries: AtomEntry[];
};

type AtomEntry = {
  address: string;
  title: string;
  summary: string;
  /** Each a list of lines. */
  paragraphs: readonly (readonly string[])[];
  updated: Date;
};

/** The feed as an Atom document (RFC 4287). All texts are plain text. */
export function atomXml(feed: AtomFeed): string {
  const { address, self, title, language, author, updated, entries } = feed;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">
<id>${escaped(address)}</id>
<title>${escaped(title)}</title>
<updated>${updated.toISOString()}</updated>
<author><name>${escaped(author.name)}</name>${author.email ? `<email>${escaped(author.email)}</email>` : ''}<uri>${escaped(author.address)}</uri></author>
<link rel="alternate" href="${escaped(address)}"/>
<link rel="self" href="${escaped(self)}"/>
${entries.map(entryXml).join('\n')}
</feed>
`;
}

function entryXml({ address, title, summary, paragraphs, updated }: AtomEntry): string {
  const html = paragraphs.map((lines) => `<p>${lines.map(escaped).join('<br>')}</p>`).join('');
  return `<entry>
<id>${escaped(address)}</id>
<title>${escaped(title)}</title>
<link href="${escaped(address)}"/>
<updated>${updated.toISOString()}</updated>
<summary>${escaped(summary)}</summary>
${html && `<content type="html">${escaped(html)}</content>`}
</entry>`;
}

/** The text for XML or HTML, without characters that XML cannot contain. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

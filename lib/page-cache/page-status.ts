import { elements } from './html-tokens.ts';

/** The name of the mark: `<meta name="page-status" content="404"/>` in the head of a page. */
const MARK = 'page-status';

/**
 * The header that carries such a status from the page cache to the server, which answers with it (server/page-status.ts).
 * As the status of what Next keeps it would be that of the response while Next renders the page anew behind it, and Next
 * leaves the head out of a page whose response is a 404 already.
 */
export const STATUS_HEADER = 'x-page-status';

/**
 * The status a page says it is to be answered with. Next gives a page rendered in advance no other way to a status
 * and a body of its own at once. Only the head is read, so that no text of the backoffice can be taken for the mark.
 * @returns null when the page says nothing, or nothing from 400 to 599.
 */
export function readPageStatus(html: string): number | null {
  const [head = ''] = html.split('</head>', 1);
  for (const { name, attributes } of elements(head)) {
    if (name === 'body' || name === '/head') return null;
    if (name !== 'meta' || attributes.get('name') !== MARK) continue;
    const content = attributes.get('content') ?? '';
    return /^[45]\d\d$/.test(content) ? Number(content) : null;
  }
  return null;
}

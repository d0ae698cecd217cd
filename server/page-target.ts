import { localAddress } from '#lib/domain/language.ts';
import { destinationOf } from '#lib/domain/page-address.ts';
import type { WordSearch } from '#lib/domain/word-search/words-address.ts';
import type { SiteResponse } from './site-response.ts';

/** The address that a search in words leads to; null when no word is recognised. */
export type AddressOfWords = (search: WordSearch) => Promise<string | null>;

/** The page of an address, or a redirect: permanent to the canonical address, 303 from a search in words. */
export type PageTarget = { page: string; isPrivate?: boolean } | Redirect;

type Redirect = { redirect: string; status: 303 | 308 };

/** The target of a request target (path and query); null when it is no page. A promise for a search in words. */
export function pageTarget(
  url: string,
  addressOfWords: AddressOfWords,
): PageTarget | null | Promise<PageTarget> {
  const queryAt = url.indexOf('?');
  const [path, query] = queryAt < 0 ? [url, ''] : [url.slice(0, queryAt), url.slice(queryAt)];
  const destination = destinationOf(path, new URLSearchParams(query));
  if (destination === null) return null;
  if (!('words' in destination)) return permanent(destination);
  const { language, otherwise } = destination;
  return addressOfWords(destination).then((address) =>
    address === null ? permanent(otherwise) : { redirect: localAddress(language, address), status: 303 },
  );
}

function permanent(destination: { page: string; isPrivate?: boolean } | { redirect: string }): PageTarget {
  return 'redirect' in destination ? { ...destination, status: 308 } : destination;
}

export function sendRedirect(response: SiteResponse, { redirect, status }: Redirect): void {
  response.writeHead(status, { location: redirect });
  response.end();
}

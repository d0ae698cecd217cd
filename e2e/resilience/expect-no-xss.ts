import { type ParsedElement, parsedElements } from '#lib/page-html/testing/parsed-elements.ts';
import type { PageResponse } from './request.ts';

/** Names of an injected element and attribute, which no page may contain. */
export const MARKED_ELEMENT = 'xss-element';
export const MARKED_ATTRIBUTE = 'xss-attribute';

const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'data', 'poster'];
const SCRIPTING_ADDRESS = /^(?:javascript|vbscript|data:text)/i;

/** Characters that browsers skip before and within a scheme, plain or as character references. */
const SKIPPED_IN_ADDRESSES = /[\u0000-\u0020]|&(?:#x0*(?:1?[\da-f]|20)|#0*(?:[12]?\d|3[0-2])|Tab|NewLine);/gi;

function isXss({ name, attributes, text }: ParsedElement): boolean {
  const addresses = ADDRESS_ATTRIBUTES.map((attribute) => attributes.get(attribute) ?? '');
  const runs = addresses.some((address) => SCRIPTING_ADDRESS.test(address.replace(SKIPPED_IN_ADDRESSES, '')));
  return (
    runs || name === MARKED_ELEMENT || attributes.has(MARKED_ATTRIBUTE) || isBrokenData({ attributes, text })
  );
}

/** Whether an element is structured data with invalid JSON, which an injection has ended early. */
function isBrokenData({ attributes, text }: Pick<ParsedElement, 'attributes' | 'text'>): boolean {
  if (attributes.get('type') !== 'application/ld+json') return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/**
 * Expects no server error except a 503 with Retry-After, no injected markup and no script address.
 * @throws Error with the problems. Thousands of calls of Playwright's expect would take longer than the responses.
 */
export function expectNoXss({ address, status, headers, body }: PageResponse): void {
  const problems: unknown[] = [];
  if (status >= 500 && status !== 503) problems.push(status);
  if (status === 503 && !/^\d+$/.test(headers.get('retry-after') ?? '')) problems.push('no Retry-After');
  if (headers.get('content-type')?.startsWith('text/html')) {
    if (body.includes(`<${MARKED_ELEMENT}`)) problems.push('echoes markup');
    problems.push(...parsedElements(body).filter(isXss));
  }
  if (problems.length > 0) throw new Error(`${address}: ${JSON.stringify(problems)}`);
}

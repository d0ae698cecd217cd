import { expect } from '@playwright/test';

import { elements, type Element } from '#lib/page-cache/html-tokens.ts';
import type { Visit } from './request.ts';

/** No element and no attribute of these names may come to be in a page. */
export const MARKED_ELEMENT = 'xss-element';
export const MARKED_ATTRIBUTE = 'xss-attribute';

const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'data', 'poster'];
const SCRIPTING_ADDRESS = /^(?:javascript|vbscript|data:text)/i;

/** What a browser does not see in front of and within a scheme: as it is, and as a character reference. */
const SKIPPED_IN_ADDRESSES = /[\u0000-\u0020]|&(?:#x0*(?:1?[\da-f]|20)|#0*(?:[12]?\d|3[0-2])|Tab|NewLine);/gi;

function isHarmful({ name, attributes, text }: Element): boolean {
  const addresses = ADDRESS_ATTRIBUTES.map((attribute) => attributes.get(attribute) ?? '');
  const runs = addresses.some((address) => SCRIPTING_ADDRESS.test(address.replace(SKIPPED_IN_ADDRESSES, '')));
  return (
    runs || name === MARKED_ELEMENT || attributes.has(MARKED_ATTRIBUTE) || !isWholeData({ attributes, text })
  );
}

/** Structured data that cannot be read has been broken into. */
function isWholeData({ attributes, text }: Pick<Element, 'attributes' | 'text'>): boolean {
  if (attributes.get('type') !== 'application/ld+json') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The answer is right or an honest 503, and nothing in it does what a stranger wants. */
export function expectHarmless({ address, status, headers, body }: Visit): void {
  if (status >= 500) {
    expect(status, address).toBe(503);
    expect(headers.get('retry-after'), address).toMatch(/^\d+$/);
  }
  if (!headers.get('content-type')?.startsWith('text/html')) return;
  expect(body.includes(`<${MARKED_ELEMENT}`), `${address} echoes markup`).toBe(false);
  expect([...elements(body)].filter(isHarmful), address).toEqual([]);
}

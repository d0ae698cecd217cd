import type { EndTag } from './html-tokens.ts';

const CELL_FOLLOWS = /<t[dh][ >]|<\/tr>/y;
const TERM_FOLLOWS = /<d[dt][ >]/y;

/** What follows where the end tag may be left out (https://html.spec.whatwg.org/#optional-tags). */
const FOLLOWING = new Map([
  ['li', /<li[ >]|<\/[ou]l>/y],
  ['option', /<option[ >]|<\/(?:select|datalist)>/y],
  ['dt', TERM_FOLLOWS],
  ['dd', /<d[dt][ >]|<\/d(?:l|iv)>/y],
  ['td', CELL_FOLLOWS],
  ['th', CELL_FOLLOWS],
  ['tr', /<tr[ >]|<\/t(?:head|body|able)>/y],
]);

/** Those end tags of a page without which a browser makes the same document of it. */
export function optionalEndTags(html: string, endTags: EndTag[]): EndTag[] {
  return endTags.filter(({ name, end }) => {
    const following = FOLLOWING.get(name);
    if (!following) return false;
    following.lastIndex = end;
    return following.test(html);
  });
}

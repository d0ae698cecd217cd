import { hash } from 'node:crypto';

const URL_FUNCTION = /url\([^)]*\)/g;

/**
 * Custom properties, and classes of CSS modules as Turbopack names them: `_3tY11a_card`, by a hash of the file and the name
 * in it.
 */
const NAMES = /--[a-z][\w-]*|(?<=\.)_?[\w-]{6}_[a-z]\w*/gi;
const LENGTH = 4;

/**
 * Short names for classes and custom properties, for which Next has no setting: the names that each card of a list has are
 * repeated hundreds of times in a page. A short name depends on nothing but the name, since files keep the hash in their
 * own names that they had before.
 * @param {string[]} sheets all style sheets of the build
 * @returns {Map<string, string>}
 * @throws Error when two would get the same name
 */
export function shortNames(sheets) {
  const found = sheets.flatMap((css) =>
    [...css.replace(URL_FUNCTION, '').matchAll(NAMES)].map(([name]) => name),
  );
  const names = new Map(found.map((name) => [name, shortName(name)]));
  const taken = new Map([...names].map(([name, short]) => [short, name]));
  for (const [name, short] of names)
    if (taken.get(short) !== name)
      throw new Error(
        `${name} and ${taken.get(short)} would both be ${short} in the build: rename one of them.`,
      );
  return names;
}

/**
 * A text of the build with the short names.
 * @param {string} text
 * @param {Map<string, string>} names
 */
export function shorten(text, names) {
  return text.replace(/[\w-]{6,}/g, (word) => names.get(word) ?? word);
}

/** @param {string} name */
function shortName(name) {
  const digest = hash('sha256', name, 'base64url').replace(/^[^a-z]+/i, ''); // a class begins with a letter
  return (name.startsWith('--') ? '--' : '') + digest.slice(0, LENGTH);
}

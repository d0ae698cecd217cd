import { hash } from 'node:crypto';

const URL_FUNCTION = /url\([^)]*\)/g;

/** Custom properties, and Turbopack's names of CSS module classes: a hash of the file and the name (`_3tY11a_card`). */
const NAMES = /--[a-z][\w-]*|(?<=\.)_?[\w-]{6}_[a-z]\w*/gi;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const FILE_NAME_LENGTH = 8;

/**
 * Short names for classes and custom properties, for which Next has no setting: a page repeats the names of cards hundreds
 * of times. The most frequent names become the shortest.
 * @param {string[]} sheets all style sheets of the build
 * @returns {Map<string, string>}
 */
export function shortNames(sheets) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const css of sheets)
    for (const [name] of css.replace(URL_FUNCTION, '').matchAll(NAMES))
      uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = [...uses].sort(([a, uses], [b, others]) => others - uses || (a < b ? -1 : 1));
  const shorts = identifiers();
  return new Map(
    byUse.map(([name]) => [name, (name.startsWith('--') ? '--' : '') + (shorts.next().value ?? '')]),
  );
}

/** One letter, two letters ...; none that ad blockers hide. */
function* identifiers() {
  for (let words = LETTERS; ; words = words.flatMap((word) => LETTERS.map((letter) => word + letter)))
    for (const word of words) if (!/^ad/i.test(word)) yield word;
}

/**
 * New names for the files that short names change, and for files that refer to those: browsers cache a file by its name,
 * and Next derived the name from the content before the change.
 * @param {Map<string, string>} texts the contents of the files by name without extension
 * @param {Map<string, string>} names
 * @returns {Map<string, string>}
 */
export function fileNames(texts, names) {
  const scheme = hash('sha256', JSON.stringify([...names]));
  /** @type {Map<string, string>} */
  const renamed = new Map();
  for (let size = -1; size < renamed.size;) {
    size = renamed.size;
    const known = new Map([...names, ...renamed]);
    for (const [file, text] of texts)
      if (shorten(text, known) !== text)
        renamed.set(file, hash('sha256', file + scheme, 'base64url').slice(0, FILE_NAME_LENGTH));
  }
  return renamed;
}

/**
 * Replaces names by their short names.
 * @param {string} text
 * @param {Map<string, string>} names
 */
export function shorten(text, names) {
  return text.replace(/[\w-]{6,}/g, (word) => names.get(word) ?? word);
}

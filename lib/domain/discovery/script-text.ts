import { toWellFormed } from '#lib/domain/text/well-formed.ts';

/** What could end a script, open a comment in one or, in older readers, break a line of it. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Data as JSON that can stand inside a script element, whatever its texts hold. Half a surrogate pair becomes U+FFFD. */
export function scriptJson(data: object): string {
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? toWellFormed(value) : value,
  );
  return json.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

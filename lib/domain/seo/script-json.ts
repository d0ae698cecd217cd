import { toWellFormed } from '#lib/domain/text/well-formed.ts';

/** Characters that could end a script element, open a comment in it or, before ES2019, break a string literal. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON that is safe inside a script element. A lone surrogate becomes U+FFFD. */
export function scriptJson(data: object): string {
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? toWellFormed(value) : value,
  );
  return json.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

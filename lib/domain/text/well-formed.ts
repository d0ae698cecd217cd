/** With the flag `u` a surrogate pair is one character and does not match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** `String.prototype.toWellFormed` for browsers without it (Firefox before 119): lone surrogates become U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

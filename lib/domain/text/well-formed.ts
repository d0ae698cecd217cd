/** Half a surrogate pair; with the flag `u` a whole pair is one character and does not match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The text with each half of a surrogate pair replaced by U+FFFD, so that it can be part of an address. As
 * `String.prototype.toWellFormed`, which Firefox has from 119 on only.
 */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

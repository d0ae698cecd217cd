import { truncate } from '#lib/domain/text/truncate.ts';
import { toWellFormed } from '#lib/domain/text/well-formed.ts';

/** More than anybody types, and an address that every phone opens. */
const LONGEST_TEXT = 1000;

/**
 * Opens a conversation in which this text waits to be sent to the number, given as digits with the country code;
 * without a number the visitor chooses to whom.
 */
export function whatsAppAddress(text: string, number = ''): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(truncate(toWellFormed(text), LONGEST_TEXT))}`;
}

import { truncate } from '#lib/domain/text/truncate.ts';
import { toWellFormed } from '#lib/domain/text/well-formed.ts';

/** Keeps the address short enough for every phone. */
const MAX_TEXT_LENGTH = 1000;

/**
 * Link that opens WhatsApp with this text. `number` is the recipient in digits with the country code; without it the
 * visitor chooses one.
 */
export function whatsAppAddress(text: string, number = ''): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(truncate(toWellFormed(text), MAX_TEXT_LENGTH))}`;
}

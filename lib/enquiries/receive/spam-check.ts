import 'server-only';
import { hasTakenBait } from '#lib/domain/enquiry/honeypot.ts';
import { Refusal } from './rejection.ts';

const FILLED_IN =
  'Please press the button once more. A field that nobody sees was filled in, perhaps by your browser; it is empty again.';

/**
 * Turns away a program that fills in the honeypot; a person whose browser did that gets through by a second press.
 * Throws `Refusal` 422.
 */
export function refusePrograms(values: Record<string, unknown>): void {
  if (hasTakenBait(values)) throw new Refusal(FILLED_IN, { status: 422 });
}

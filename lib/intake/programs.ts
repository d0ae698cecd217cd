import 'server-only';
import { hasTakenBait } from '@/lib/domain/enquiry/bait';
import { isTooQuick } from '@/lib/domain/enquiry/fill-time';
import type { EnquiryTexts } from '@/lib/domain/enquiry/form';
import type { Submission } from './admission';
import { isSentAgain } from './idempotency';
import { Refusal } from './refusal';

const FILLED_IN =
  'Please press the button once more. A field that nobody sees was filled in, perhaps by your browser; it is empty again.';
const QUICK = 'That was very quick. Please press the button once more.';

/**
 * Turns away what a program gives itself away by, so that a person who is taken for one gets through by a second press.
 * A script's send tells no time: its page was shown before. Throws `Refusal` 422.
 */
export function refusePrograms(submission: Submission, texts: EnquiryTexts): void {
  const { isNative, values, sinceFirstSight } = submission;
  if (hasTakenBait(values)) throw new Refusal(FILLED_IN, { status: 422 });
  if (isNative && !isSentAgain(submission) && isTooQuick(texts, sinceFirstSight)) {
    throw new Refusal(QUICK, { status: 422 });
  }
}

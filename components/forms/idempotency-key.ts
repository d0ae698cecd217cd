import type { EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

import { keepDraft, keptDraft } from './draft.ts';
import { randomUuid } from './random-uuid.ts';

/**
 * The idempotency key of a message that is about to be sent. A retry of the same content has the same key, after a reload
 * of the tab too; changed content is another message.
 */
export function attemptKey(kind: EnquiryKind, texts: EnquiryTexts, chassisNumber: string | null): string {
  const content = JSON.stringify([texts, chassisNumber]);
  const last = keptDraft(kind).attempt;
  const attempt = last?.content === content ? last : { key: randomUuid(), content };
  keepDraft(kind, { texts, attempt });
  return attempt.key;
}

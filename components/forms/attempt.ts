import type { EnquiryKind, EnquiryTexts } from '@/lib/domain/enquiry/form';

import { keepDraft, keptDraft } from './draft';

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

const VERSION_4 = 0x40;
const VARIANT = 0x80;

/** crypto.randomUUID is kept from pages that are not served over https. */
function randomUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | VERSION_4;
    return index === 8 ? (byte & 0x3f) | VARIANT : byte;
  });
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

import type { EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/form.ts';

import { removeFromSession, saveToSession, readFromSession } from '#components/ui/session-storage.ts';

/** One message, however many tries it takes: the backoffice knows it again by its key. */
type Attempt = { key: string; content: string };

/** What a visitor typed into a form and has not sent yet. */
export type Draft = { texts: EnquiryTexts; attempt: Attempt | null };

export function keepDraft(kind: EnquiryKind, draft: Draft): void {
  saveToSession(keyOf(kind), JSON.stringify(draft));
}

/** The draft that this tab keeps; an empty one when there is none, or one that is not readable. */
export function keptDraft(kind: EnquiryKind): Draft {
  return draftFrom(readFromSession(keyOf(kind)));
}

export function dropDraft(kind: EnquiryKind): void {
  removeFromSession(keyOf(kind));
}

function keyOf(kind: EnquiryKind): string {
  return `draft:${kind}`;
}

function draftFrom(text: string | null): Draft {
  const { texts, attempt } = recordFrom(parsed(text));
  const { key, content } = recordFrom(attempt);
  return {
    texts: Object.fromEntries(Object.entries(recordFrom(texts)).filter(isText)),
    attempt: typeof key === 'string' && typeof content === 'string' ? { key, content } : null,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function recordFrom(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

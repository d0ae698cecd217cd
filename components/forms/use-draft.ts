import { useEffect, type RefObject } from 'react';
import type { EnquiryForm, EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { removeFromSession, saveToSession, readFromSession } from '#components/ui/session-storage.ts';
import { fillIn, textsIn } from './form-controls.ts';
import { randomUuid } from './random-uuid.ts';

/** An idempotency key and the content that it was made for. */
type Attempt = { key: string; content: string };

/** What a visitor typed into a form and has not sent yet, kept in the tab's session storage. */
type Draft = { texts: EnquiryTexts; attempt: Attempt | null };

/**
 * Restores the tab's draft of a form after hydration, without overwriting what was typed before.
 * @returns a function that stores the form's current texts.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  form: EnquiryForm,
  rejectedTexts: EnquiryTexts | undefined,
) {
  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    if (!rejectedTexts) fillIn(element, form.fields, readDraft(form.kind).texts);
    storeTexts(element, form);
  }, [formRef, form, rejectedTexts]);

  return () => formRef.current && storeTexts(formRef.current, form);
}

/**
 * The idempotency key for what is about to be sent. The same content has the same key, also after a reload of the tab;
 * changed content gets another one.
 */
export function idempotencyKey(kind: EnquiryKind, texts: EnquiryTexts, chassisNumber: string | null): string {
  const content = JSON.stringify([texts, chassisNumber]);
  const last = readDraft(kind).attempt;
  const attempt = last?.content === content ? last : { key: randomUuid(), content };
  storeDraft(kind, { texts, attempt });
  return attempt.key;
}

export function dropDraft(kind: EnquiryKind): void {
  removeFromSession(storageKey(kind));
}

function storeTexts(element: HTMLFormElement, { kind, fields }: EnquiryForm) {
  const texts = textsIn(element, fields);
  if (Object.values(texts).some(Boolean)) storeDraft(kind, { texts, attempt: readDraft(kind).attempt });
  else dropDraft(kind);
}

function storeDraft(kind: EnquiryKind, draft: Draft): void {
  saveToSession(storageKey(kind), JSON.stringify(draft));
}

/** An empty draft when none is stored, or it is not readable. */
function readDraft(kind: EnquiryKind): Draft {
  const { texts, attempt } = recordOf(parsed(readFromSession(storageKey(kind))));
  const { key, content } = recordOf(attempt);
  return {
    texts: Object.fromEntries(Object.entries(recordOf(texts)).filter(isText)),
    attempt: typeof key === 'string' && typeof content === 'string' ? { key, content } : null,
  };
}

function storageKey(kind: EnquiryKind): string {
  return `draft:${kind}`;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

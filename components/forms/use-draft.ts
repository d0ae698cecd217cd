import { useEffect, type RefObject } from 'react';
import type { EnquiryForm, EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';
import { fillIn, textsIn } from './form-controls.ts';
import { randomUuid } from './random-uuid.ts';

/**
 * Keeps what is typed into a form and not sent yet in the tab's session storage, and restores it after hydration without
 * overwriting what was typed before or what the address fills in. The latter is then taken out of the address, so that a
 * reload keeps what the visitor made of it.
 * @returns a function that stores the form's current texts.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  form: EnquiryForm,
  rejectedTexts: EnquiryTexts | undefined,
  prefilled: EnquiryTexts | undefined,
) {
  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    if (prefilled) window.history.replaceState(window.history.state, '', window.location.pathname);
    if (!rejectedTexts) fillIn(element, form.fields, Object.fromEntries(readParams(draftKey(form.kind))));
    storeTexts(element, form);
  }, [formRef, form, rejectedTexts, prefilled]);

  return () => formRef.current && storeTexts(formRef.current, form);
}

/**
 * The idempotency key for what is about to be sent. The same content has the same key, also after a reload of the tab;
 * changed content gets another one.
 */
export function idempotencyKey(kind: EnquiryKind, texts: EnquiryTexts, chassisNumber: string | null): string {
  const content = JSON.stringify([texts, chassisNumber]);
  const last = readParams(attemptKey(kind));
  const key = last.get('content') === content ? last.get('key') : null;
  if (key) return key;

  const attempt = { key: randomUuid(), content };
  saveToSession(attemptKey(kind), new URLSearchParams(attempt).toString());
  return attempt.key;
}

export function dropDraft(kind: EnquiryKind): void {
  saveToSession(draftKey(kind), null);
  saveToSession(attemptKey(kind), null);
}

function storeTexts(element: HTMLFormElement, { kind, fields }: EnquiryForm) {
  const texts = textsIn(element, fields);
  if (!Object.values(texts).some(Boolean)) return dropDraft(kind);
  saveToSession(draftKey(kind), new URLSearchParams(texts).toString());
}

/** Text of any kind can be parsed: visitors can edit session storage. */
function readParams(key: string): URLSearchParams {
  return new URLSearchParams(readFromSession(key) ?? '');
}

function draftKey(kind: EnquiryKind): string {
  return `draft:${kind}`;
}

/** Of the last attempt to send: its idempotency key and its content. */
function attemptKey(kind: EnquiryKind): string {
  return `attempt:${kind}`;
}

import { useEffect, type RefObject } from 'react';
import type { EnquiryForm, EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';
import { fillIn, textsIn } from './form-controls.ts';
import { randomUuid } from './random-uuid.ts';

/** Characters of an address that fill in a field. */
const MAX_WISH_LENGTH = 200;

/**
 * Keeps what is typed into a form and not sent yet in the tab's session storage, and restores it after hydration without
 * overwriting what was typed before.
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
    if (!rejectedTexts) {
      fillIn(element, form.fields, takeWish(form));
      fillIn(element, form.fields, Object.fromEntries(readParams(draftKey(form.kind))));
    }
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

/**
 * What the address fills in: `/preorder?vehicle=…` of a search without results. It is taken out of the address, so that a
 * reload keeps what the visitor made of it.
 */
function takeWish({ kind }: EnquiryForm): EnquiryTexts {
  const vehicle = new URLSearchParams(window.location.search).get('vehicle');
  if (kind !== 'pre-order' || !vehicle) return {};
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { vehicle: vehicle.slice(0, MAX_WISH_LENGTH) };
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

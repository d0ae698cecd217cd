import { useEffect, useRef, type RefObject } from 'react';
import { firstVisit } from '#lib/domain/dealership/open-now.ts';
import { dateInMauritius } from '#lib/domain/text/mauritius-time.ts';
import type { FormDefinition, EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';
import { fillIn, textsIn } from './form-controls.ts';
import { randomUuid } from './random-uuid.ts';

type Given = {
  /** By the page of a form that was rejected. */
  rejected: EnquiryTexts | undefined;
  /** By the address. */
  prefilled: EnquiryTexts | undefined;
  /** Whether the form begins with the next day and time for a visit, which are no draft. */
  suggestsVisit: boolean;
};

/**
 * Stores unsent text of a form in the tab's session storage. After hydration it restores it, but not over text that was
 * typed before hydration, or that the page gives and the draft did not begin with: the visitor may reload the page or come
 * back to it. Text from the address is removed from the address.
 * @returns a function that stores the form's current texts.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  form: FormDefinition,
  { rejected, prefilled, suggestsVisit }: Given,
) {
  const { salesHours, renderedOn } = useSiteSettings();
  const suggestedRef = useRef<EnquiryTexts>({});
  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    if (prefilled) window.history.replaceState(window.history.state, '', window.location.pathname);
    const given = withLineFeeds(rejected ?? prefilled ?? {});
    const source = Object.keys(given).length > 0 ? new URLSearchParams(given).toString() : undefined;
    const suggested: EnquiryTexts = (suggestsVisit && firstVisit(salesHours, today(renderedOn))) || {};
    suggestedRef.current = suggested;
    const texts = { ...suggested, ...Object.fromEntries(readParams(draftKey(form.kind))) };
    const isBegun = source === undefined || source === readFromSession(givenKey(form.kind));
    if (isBegun || !rejected) fillIn(element, form.fields, { given: isBegun ? given : {}, texts });
    storeTexts(element, form, suggested);
    if (source !== undefined) saveToSession(givenKey(form.kind), source);
    return () => fillIn(element, form.fields, { given: suggested, texts: {} }); // the chosen car may be another one now
  }, [formRef, form, rejected, prefilled, suggestsVisit, salesHours, renderedOn]);

  return () => formRef.current && storeTexts(formRef.current, form, suggestedRef.current);
}

/** The page may have been cached for days, and the visitor's clock may be late; in ISO 8601. */
function today(renderedOn: string): string {
  const date = dateInMauritius(new Date());
  return date > renderedOn ? date : renderedOn;
}

/**
 * The idempotency key of the content to be sent. Equal content has the same key, even after a reload; changed content
 * gets a new one.
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

/** Ends the attempt to send these texts, and removes them from the draft. */
export function dropSent(kind: EnquiryKind, sent: EnquiryTexts): void {
  const texts = withLineFeeds(sent);
  const unsent = [...readParams(draftKey(kind))].filter(([name, text]) => text && text !== texts[name]);
  dropDraft(kind);
  if (unsent.length > 0) saveToSession(draftKey(kind), new URLSearchParams(unsent).toString());
}

function dropDraft(kind: EnquiryKind) {
  saveToSession(draftKey(kind), null);
  saveToSession(givenKey(kind), null);
  saveToSession(attemptKey(kind), null);
}

function storeTexts(element: HTMLFormElement, { kind, fields }: FormDefinition, suggested: EnquiryTexts) {
  const own = Object.entries(textsIn(element, fields)).filter(
    ([name, text]) => text !== (suggested[name] ?? ''),
  );
  if (own.length === 0) return dropDraft(kind);
  saveToSession(draftKey(kind), new URLSearchParams(own).toString());
}

/** The texts as their controls have them: a form that the browser posts ends lines by CRLF. */
function withLineFeeds(texts: EnquiryTexts): EnquiryTexts {
  const entries = Object.entries(texts).map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]);
  return Object.fromEntries(entries) as EnquiryTexts;
}

/** Any stored text can be parsed, since visitors can edit session storage. */
function readParams(key: string): URLSearchParams {
  return new URLSearchParams(readFromSession(key) ?? '');
}

/** Storage key of the unsent text of a form. */
export function draftKey(kind: EnquiryKind): string {
  return `draft:${kind}`;
}

/** Storage key of the texts that the page gave when the draft began. */
function givenKey(kind: EnquiryKind): string {
  return `given:${kind}`;
}

/** Storage key of the last attempt to send: its idempotency key and its content. */
function attemptKey(kind: EnquiryKind): string {
  return `attempt:${kind}`;
}

import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#use-texts';
import { enquiryAddress, type EnquiryTexts, type FormDefinition } from '#lib/domain/enquiry/forms.ts';
import { enquiryPayload } from '#lib/domain/enquiry/payload.ts';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { dismissErrorToasts, showToast } from '#components/ui/toasts.ts';
import { isStillComing, type ChosenCar } from './chosen-car.ts';
import { clearSent, focusOn, takeHoneypot, textsIn } from './form-controls.ts';
import { postEnquiry } from './post-enquiry.ts';
import {
  type FieldError,
  fieldErrors,
  firstToMend,
  type RejectedSubmission,
  toRejection,
  type SubmissionState,
  withoutError,
} from './submission-state.ts';
import { dropSent, idempotencyKey, useDraft } from './use-draft.ts';

/** The form on this page; also one that was opened again, from the draft, while the enquiry was being sent. */
function openForms(address: string): NodeListOf<HTMLFormElement> {
  return document.querySelectorAll(`form[action="${address}"]`);
}

/** What the page knows when it is rendered. */
type Given = {
  /** A submission without JavaScript that was rejected. */
  rejected?: RejectedSubmission | undefined;
  /** The texts of a submission without JavaScript that was accepted. */
  sent?: EnquiryTexts | undefined;
  /** Texts from the address. */
  prefilled?: EnquiryTexts | undefined;
};

/** The behaviour of all five forms (docs/product.md 7): validation, sending, messages, focus and draft. */
export function useEnquiry(
  form: FormDefinition,
  car: ChosenCar | null,
  { rejected, sent, prefilled }: Given,
) {
  const { language, forms: wording, sent: sentWording } = useTexts();
  const { renderedOn } = useSiteSettings();
  const address = enquiryAddress(form, language);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const sentRef = useRef<HTMLElement>(null);
  const [state, setState] = useState<SubmissionState>(() => {
    if (rejected) return toRejection(form, rejected.texts, rejected.response, wording);
    return sent ? { kind: 'sent', texts: sent, car, isFormOpen: false } : { kind: 'idle' };
  });

  useEffect(() => {
    if (sent) dropSent(form.kind, sent);
  }, [form, sent]); // before the draft is restored
  const storeDraft = useDraft(formRef, form, {
    rejected: rejected?.texts,
    prefilled,
    suggestsVisit: form.needsCar && !rejected && !sent && !isStillComing(car),
  });

  function show(next: SubmissionState) {
    flushSync(() => setState(next)); // render now, because the focus moves to a new element
  }

  function focusOnError(element: HTMLFormElement, errors: FieldError[]) {
    const field = firstToMend(errors);
    if (field) focusOn(element, field.name, summaryRef.current);
    else summaryRef.current?.focus();
  }

  function reject(element: HTMLFormElement, texts: EnquiryTexts, errors: FieldError[]) {
    const isIncomplete = errors.some(({ isMissing }) => isMissing);
    show({ kind: 'rejected', message: null, errors, texts });
    focusOnError(element, errors);
    if (isIncomplete) showToast('error', wording.fillAll);
    else dismissErrorToasts();
  }

  async function send(element: HTMLFormElement, texts: EnquiryTexts) {
    show({ kind: 'sending' });
    dismissErrorToasts();
    const result = await postEnquiry({
      address,
      payload: { ...enquiryPayload(form, texts, car), ...takeHoneypot(element) },
      idempotencyKey: idempotencyKey(form.kind, texts, car && car.chassisNumber),
    });
    if (result.isSent) {
      dropSent(form.kind, texts);
      for (const open of openForms(address)) clearSent(open, texts);
      const isFormOpen = Object.values(textsIn(element, form.fields)).some(Boolean);
      const focused = document.activeElement;
      const isWithin = !isFormOpen && element.contains(focused); // the form closes
      const isAround = focused?.contains(element); // Safari's buttons take no focus by mouse
      show({ kind: 'sent', texts, car, isFormOpen });
      if (isWithin || isAround) sentRef.current?.focus();
      showToast('success', sentWording.heading);
    } else {
      const response = 'failure' in result ? { message: wording[result.failure], fields: [] } : result;
      const rejection = toRejection(form, texts, response, wording);
      show(rejection);
      focusOnError(element, rejection.errors);
      if (!element.isConnected) showToast('error', response.message); // the visitor has gone to another page
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (state.kind === 'sending') return event.preventDefault();
    storeDraft(); // a control may be filled in without an event
    const element = event.currentTarget;
    const texts = textsIn(element, form.fields);
    const errors = fieldErrors(form, texts, { hasCar: car !== null, renderedOn }, wording);
    // the browser posts it, which takes no CSRF cookie, and replaces a page whose heading is that it is not sent yet
    const isSentNatively = 'isSentNatively' in element.dataset; // before hydration, and the response is under way
    if (errors.length === 0 && (!navigator.cookieEnabled || rejected || isSentNatively)) return;
    event.preventDefault();
    if (errors.length > 0) reject(element, texts, errors);
    else void send(element, texts);
  }

  function handleInput({ target }: FormEvent) {
    storeDraft();
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) setState((current) => withoutError(current, name));
  }

  return { state, address, formRef, summaryRef, sentRef, handleSubmit, handleInput };
}

import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { MISSING_VALUES, SENT, type EnquiryForm, type EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { enquiryPayload } from '#lib/domain/enquiry/payload.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { dismissErrorToasts, showToast } from '#components/ui/toasts.ts';
import { clear, takeHoneypot, textsIn } from './form-controls.ts';
import { postEnquiry } from './post-enquiry.ts';
import {
  type FieldError,
  fieldErrors,
  initialState,
  type RejectedSubmission,
  rejectionOf,
  type SubmissionState,
  withoutError,
} from './submission-state.ts';
import { dropDraft, idempotencyKey, useDraft } from './use-draft.ts';
import { useEnquiryFocus } from './use-enquiry-focus.ts';

/** The car of a test drive. Of a form posted without JavaScript only the chassis number may be known. */
export type ChosenCar = Pick<Vehicle, 'chassisNumber'> & Partial<Vehicle>;

/** What the five forms have in common (docs/product.md 7): validation, sending, messages, focus and draft. */
export function useEnquiry(
  form: EnquiryForm,
  car: ChosenCar | null,
  rejected: RejectedSubmission | undefined,
) {
  const { formRef, summaryRef, statusRef, focusSummary, focusFirst, keepFocus } = useEnquiryFocus();
  const isSending = useRef(false);
  const [state, setState] = useState<SubmissionState>(() => initialState(form, rejected));
  const storeDraft = useDraft(formRef, form, rejected?.texts);

  useEffect(() => {
    if (rejected) focusSummary();
  }, [rejected, focusSummary]);

  function show(next: SubmissionState) {
    flushSync(() => setState(next)); // the focus moves to what this renders
  }

  function reject(texts: EnquiryTexts, errors: FieldError[]) {
    const isIncomplete = errors.some(({ isNotFoundError }) => isNotFoundError);
    const message = `Not sent yet. ${isIncomplete ? 'Some values are missing:' : 'Please correct:'}`;
    show({ kind: 'rejected', message, errors, texts });
    focusFirst(errors);
    if (isIncomplete) showToast('error', MISSING_VALUES);
    else dismissErrorToasts();
  }

  async function send(texts: EnquiryTexts, honeypot: Record<string, string>) {
    show({ kind: 'sending' });
    dismissErrorToasts();
    const result = await postEnquiry({
      call: form.call,
      payload: { ...enquiryPayload(form, texts, car), ...honeypot },
      idempotencyKey: idempotencyKey(form.kind, texts, car && car.chassisNumber),
    });
    if (result.isSent) {
      dropDraft(form.kind);
      if (formRef.current) clear(formRef.current, form.fields);
      show({ kind: 'sent' });
      keepFocus();
      showToast('success', SENT);
    } else {
      show(rejectionOf(form, texts, result));
      focusSummary();
      if (!formRef.current) showToast('error', result.message); // the visitor has gone to another page
    }
  }

  async function submit() {
    if (!formRef.current || isSending.current) return;
    const texts = textsIn(formRef.current, form.fields);
    const errors = fieldErrors(form, texts, car !== null);
    if (errors.length > 0) return reject(texts, errors);
    isSending.current = true;
    await send(texts, takeHoneypot(formRef.current)).finally(() => {
      isSending.current = false;
    });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit();
  }

  function handleInput({ target }: FormEvent) {
    storeDraft();
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) setState((current) => withoutError(current, name));
  }

  return { state, formRef, summaryRef, statusRef, handleSubmit, handleInput };
}

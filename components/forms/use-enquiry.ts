import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { MISSING_VALUES, SENT, type EnquiryForm, type EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { enquiryPayload } from '#lib/domain/enquiry/payload.ts';

import { dismissErrorToasts, showToast } from '#components/ui/toasts.ts';
import { attemptKey } from './idempotency-key.ts';
import type { ChosenCar } from './chosen-car.ts';
import { dropDraft } from './draft.ts';
import { empty, takeBait, textsIn } from './form-controls.ts';
import { firstOutcome, refusal, withoutProblem, type EarlierTry, type Outcome } from './submission-state.ts';
import { postEnquiry } from './post-enquiry.ts';
import { problemsOf, type Problem } from './field-errors.ts';
import { useDraft } from './use-draft.ts';
import { useEnquiryFocus } from './use-enquiry-focus.ts';

/** What the five forms do alike (decisions.md, 'Forms'): the check, the send, what is said of it and what is kept. */
export function useEnquiry(form: EnquiryForm, car: ChosenCar | null, earlier: EarlierTry | undefined) {
  const { formRef, summaryRef, statusRef, focusSummary, focusFirst, keepFocus } = useEnquiryFocus();
  const isSending = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(() => firstOutcome(form, earlier));
  const keepTyped = useDraft(formRef, form, earlier?.texts);

  useEffect(() => {
    if (earlier) focusSummary();
  }, [earlier, focusSummary]);

  function show(next: Outcome) {
    flushSync(() => setOutcome(next)); // what is to be focused must be marked, and be there
  }

  function refuse(texts: EnquiryTexts, problems: Problem[]) {
    const isIncomplete = problems.some(({ isMissing }) => isMissing);
    const message = `Not sent yet. ${isIncomplete ? 'Some values are missing:' : 'Please correct:'}`;
    show({ kind: 'refused', message, problems, texts });
    focusFirst(problems);
    if (isIncomplete) showToast('error', MISSING_VALUES);
    else dismissErrorToasts();
  }

  async function deliver(texts: EnquiryTexts, bait: Record<string, string>) {
    show({ kind: 'sending' });
    dismissErrorToasts();
    const answer = await postEnquiry({
      call: form.call,
      payload: { ...enquiryPayload(form, texts, car), ...bait },
      idempotencyKey: attemptKey(form.kind, texts, car && car.chassisNumber),
    });
    if (answer.isSent) {
      dropDraft(form.kind);
      if (formRef.current) empty(formRef.current, form.fields);
      show({ kind: 'sent' });
      keepFocus();
      showToast('success', SENT);
    } else {
      show(refusal(form, texts, answer));
      focusSummary();
      if (!formRef.current) showToast('error', answer.message); // the visitor has gone to another page
    }
  }

  async function send() {
    if (!formRef.current || isSending.current) return;
    const texts = textsIn(formRef.current, form.fields);
    const problems = problemsOf(form, texts, car !== null);
    if (problems.length > 0) return refuse(texts, problems);
    isSending.current = true;
    await deliver(texts, takeBait(formRef.current)).finally(() => {
      isSending.current = false;
    });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }

  function handleInput({ target }: FormEvent) {
    keepTyped();
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) setOutcome((current) => withoutProblem(current, name));
  }

  return { outcome, formRef, summaryRef, statusRef, handleSubmit, handleInput };
}

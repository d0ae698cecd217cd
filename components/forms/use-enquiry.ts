import { useEffect, useRef, useState, type FormEvent, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { MISSING_VALUES, SENT, type EnquiryForm, type EnquiryTexts } from '@/lib/domain/enquiry/form';
import { enquiryPayload } from '@/lib/domain/enquiry/payload';

import { showToast } from '../ui/toasts';
import { attemptKey } from './attempt';
import type { ChosenCar } from './chosen-car';
import { dropDraft } from './draft';
import { empty, focusOn, textsIn } from './form-controls';
import { firstOutcome, refusal, withoutProblem, type EarlierTry, type Outcome } from './outcome';
import { postEnquiry } from './post-enquiry';
import { problemsOf, type Problem } from './problems';
import { useDraft } from './use-draft';

/** What the five forms do alike (decisions.md, 'Forms'): the check, the send, what is said of it and what is kept. */
export function useEnquiry(form: EnquiryForm, car: ChosenCar | null, earlier: EarlierTry | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(() => firstOutcome(form, earlier));
  const keepTyped = useDraft(formRef, form, earlier?.texts);

  useEffect(() => {
    if (earlier) summaryRef.current?.focus();
  }, [earlier]);

  function show(next: Outcome) {
    flushSync(() => setOutcome(next)); // what is to be focused must be marked, and be there
  }

  function refuse(texts: EnquiryTexts, problems: Problem[]) {
    const isIncomplete = problems.some(({ isMissing }) => isMissing);
    const message = `Not sent yet. ${isIncomplete ? 'Some values are missing:' : 'Please correct:'}`;
    show({ kind: 'refused', message, problems, texts });
    focusOnFirst(problems, formRef, summaryRef);
    if (isIncomplete) showToast('error', MISSING_VALUES);
  }

  async function deliver(texts: EnquiryTexts) {
    show({ kind: 'sending' });
    const answer = await postEnquiry({
      call: form.call,
      payload: enquiryPayload(form, texts, car),
      idempotencyKey: attemptKey(form.kind, texts, car && car.chassisNumber),
    });
    if (answer.isSent) {
      dropDraft(form.kind);
      if (formRef.current) empty(formRef.current, form.fields);
      show({ kind: 'sent' });
      showToast('success', SENT);
    } else {
      show(refusal(form, texts, answer));
      summaryRef.current?.focus();
      if (!formRef.current) showToast('error', answer.message); // the visitor has gone to another page
    }
  }

  async function send() {
    if (!formRef.current || isSending.current) return;
    const texts = textsIn(formRef.current, form.fields);
    const problems = problemsOf(form, texts, car !== null);
    if (problems.length > 0) return refuse(texts, problems);
    isSending.current = true;
    await deliver(texts).finally(() => {
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

  return { outcome, formRef, summaryRef, handleSubmit, handleInput };
}

/** The first field that is empty or wrong; without one, what says that no car is chosen. */
function focusOnFirst(
  problems: Problem[],
  formRef: RefObject<HTMLFormElement | null>,
  summaryRef: RefObject<HTMLDivElement | null>,
) {
  const first = problems.find(({ name }) => name !== 'car');
  if (first && formRef.current) focusOn(formRef.current, first.name);
  else summaryRef.current?.focus();
}

import { useEffect, type RefObject } from 'react';

import type { EnquiryForm, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

import { dropDraft, keepDraft, keptDraft } from './draft.ts';
import { fillIn, textsIn } from './form-controls.ts';

/**
 * Brings back what this tab keeps of a form, once the page is alive: the controls are the browser's own, so what was
 * typed before that stays. @returns what keeps the form as it is now.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  form: EnquiryForm,
  earlierTexts: EnquiryTexts | undefined,
) {
  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    if (!earlierTexts) fillIn(element, form.fields, keptDraft(form.kind).texts);
    keepTyped(element, form);
  }, [formRef, form, earlierTexts]);

  return () => formRef.current && keepTyped(formRef.current, form);
}

function keepTyped(element: HTMLFormElement, { kind, fields }: EnquiryForm) {
  const texts = textsIn(element, fields);
  if (Object.values(texts).some(Boolean)) keepDraft(kind, { texts, attempt: keptDraft(kind).attempt });
  else dropDraft(kind);
}

import { useCallback, useRef } from 'react';
import { focusOn } from './form-controls.ts';
import type { FieldError } from './submission-state.ts';

/** Refs of the parts of a form that get the focus, and functions that move it. */
export function useEnquiryFocus() {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);

  const focusSummary = useCallback(() => summaryRef.current?.focus(), []);

  /** Focuses the first invalid field; the summary when only the car is missing. */
  function focusFirst(errors: FieldError[]) {
    const first = errors.find(({ name }) => name !== 'car');
    if (first && formRef.current) focusOn(formRef.current, first.name, summaryRef.current);
    else focusSummary();
  }

  /** Focuses the confirmation when the focused element was removed with the summary. */
  function keepFocus() {
    if (document.activeElement === document.body) statusRef.current?.focus();
  }

  return { formRef, summaryRef, statusRef, focusSummary, focusFirst, keepFocus };
}

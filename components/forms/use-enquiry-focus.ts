import { useCallback, useRef } from 'react';

import { focusOn } from './form-controls.ts';
import type { Problem } from './field-errors.ts';

/** The parts of a form that get the focus, and when. */
export function useEnquiryFocus() {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);

  const focusSummary = useCallback(() => summaryRef.current?.focus(), []);

  /** The first field that is empty or wrong; without one, what says that no car is chosen. */
  function focusFirst(problems: Problem[]) {
    const first = problems.find(({ name }) => name !== 'car');
    if (first && formRef.current) focusOn(formRef.current, first.name, summaryRef.current);
    else focusSummary();
  }

  /** The confirmation, when what had the focus has gone with the summary. */
  function keepFocus() {
    if (document.activeElement === document.body) statusRef.current?.focus();
  }

  return { formRef, summaryRef, statusRef, focusSummary, focusFirst, keepFocus };
}

import type { EnquiryForm, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

import { namedProblems, type Problem } from './field-errors.ts';

/** What an earlier try without JavaScript left behind. */
export type EarlierTry = {
  texts: EnquiryTexts;
  outcome: { message: string; fields: string[] };
  /** Goes with the form when it is posted again, so that the same content stays one message. */
  seed?: string;
};

/** Not sent. Without problems of its fields it is the sending that failed. */
export type Refusal = { kind: 'refused'; message: string; problems: Problem[]; texts: EnquiryTexts };

export type Outcome = { kind: 'none' } | { kind: 'sending' } | { kind: 'sent' } | Refusal;

export function refusal(
  form: EnquiryForm,
  texts: EnquiryTexts,
  { message, fields }: EarlierTry['outcome'],
): Refusal {
  return { kind: 'refused', message, problems: namedProblems(form, texts, fields), texts };
}

/** How the form stands at first. */
export function firstOutcome(form: EnquiryForm, earlier: EarlierTry | undefined): Outcome {
  return earlier ? refusal(form, earlier.texts, earlier.outcome) : { kind: 'none' };
}

/** A field that is typed into is not marked any more; with the last mark the refusal goes. */
export function withoutProblem(outcome: Outcome, name: string): Outcome {
  if (outcome.kind !== 'refused' || !outcome.problems.some((problem) => problem.name === name))
    return outcome;
  const problems = outcome.problems.filter((problem) => problem.name !== name);
  return problems.length > 0 ? { ...outcome, problems } : { kind: 'none' };
}

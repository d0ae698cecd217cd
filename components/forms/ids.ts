import type { EnquiryKind } from '#lib/domain/enquiry/forms.ts';

/** Id of a form; a page holds each kind once. */
export function formId(kind: EnquiryKind): string {
  return `${kind}-form`;
}

/** Id of a control, for its label and for links to it. */
export function fieldId(kind: EnquiryKind, name: string): string {
  return `${kind}-${name}`;
}

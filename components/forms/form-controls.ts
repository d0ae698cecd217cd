import { HONEYPOT_FIELD } from '#lib/domain/enquiry/field-validation.ts';
import type { EnquiryField, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

type Fields = readonly EnquiryField[];

/** What the controls of a form hold at this moment, as typed. */
export function textsIn(form: HTMLFormElement, fields: Fields): EnquiryTexts {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name }) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Fills in the controls that are still empty. */
export function fillIn(form: HTMLFormElement, fields: Fields, texts: EnquiryTexts): void {
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control && !control.value) control.value = texts[name] ?? '';
  }
}

export function empty(form: HTMLFormElement, fields: Fields): void {
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control) control.value = '';
  }
}

/** What the field that nobody sees held, to be sent along; it is empty again, since nobody could empty it. */
export function takeBait(form: HTMLFormElement): Record<string, string> {
  const control = controlOf(form, HONEYPOT_FIELD);
  const value = control?.value;
  if (!control || !value) return {};
  control.value = '';
  return { [HONEYPOT_FIELD]: value };
}

/** Part of the screen's height in which summary and field are shown together: header and toast cover the rest. */
const SHOWN_TOGETHER = 0.75;

/** Moves the focus to a control, and the page to the summary above the form if both fit the screen, else to the control. */
export function focusOn(form: HTMLFormElement, name: string, summary: HTMLElement | null): void {
  const control = controlOf(form, name);
  if (!control) return;
  control.focus({ preventScroll: true });
  const top = (summary ?? control).getBoundingClientRect().top;
  const fits = control.getBoundingClientRect().bottom - top <= SHOWN_TOGETHER * window.innerHeight;
  (fits && summary ? summary : control).scrollIntoView({ block: 'start' });
}

function controlOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  const isControl =
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement;
  return isControl ? found : null;
}

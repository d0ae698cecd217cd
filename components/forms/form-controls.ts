import { BAIT } from '@/lib/domain/enquiry/bait';
import type { EnquiryField, EnquiryTexts } from '@/lib/domain/enquiry/form';

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
  const control = controlOf(form, BAIT);
  const value = control?.value;
  if (!control || !value) return {};
  control.value = '';
  return { [BAIT]: value };
}

export function focusOn(form: HTMLFormElement, name: string): void {
  controlOf(form, name)?.focus();
}

function controlOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  const isControl =
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement;
  return isControl ? found : null;
}

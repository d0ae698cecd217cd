import { HONEYPOT_FIELD } from '#lib/domain/enquiry/field-validation.ts';
import type { EnquiryField, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

type Fields = readonly EnquiryField[];

/** The values of a form's controls, as typed. */
export function textsIn(form: HTMLFormElement, fields: Fields): EnquiryTexts {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));
}

/** Fills in the controls that still hold the given texts. A text that is not given is empty. */
export function fillIn(
  form: HTMLFormElement,
  fields: Fields,
  { given, texts }: { given: EnquiryTexts; texts: EnquiryTexts },
): void {
  for (const { name } of fields) replaceValue(form, name, given[name] ?? '', texts[name] ?? '');
}

/** Empties the controls that still hold what was sent, and keeps what was typed while it was sent. */
export function clearSent(form: HTMLFormElement, sent: EnquiryTexts): void {
  for (const [name, text] of Object.entries(sent)) replaceValue(form, name, text, '');
}

function replaceValue(form: HTMLFormElement, name: string, old: string, value: string) {
  const control = controlOf(form, name);
  if (!control || control.value !== old || old === value) return;
  if (control instanceof RadioNodeList)
    for (const radio of radiosOf(control)) radio.checked = radio.value === value;
  else control.value = value;
}

/**
 * Returns the value of the honeypot, to be sent with the form, and clears the field, because the visitor cannot see it.
 */
export function takeHoneypot(form: HTMLFormElement): Record<string, string> {
  const control = controlOf(form, HONEYPOT_FIELD);
  if (!(control instanceof HTMLInputElement) || !control.value) return {};
  const taken = { [HONEYPOT_FIELD]: control.value };
  control.value = '';
  return taken;
}

/** The fraction of the viewport's height that header and toast leave free. */
const VISIBLE_FRACTION = 0.75;

/** Focuses a control, of choices the first. Scrolls to the summary above the form when both fit into the viewport, else to the control. */
export function focusOn(form: HTMLFormElement, name: string, summary: HTMLElement | null): void {
  const named = controlOf(form, name);
  const control = named instanceof RadioNodeList ? radiosOf(named)[0] : named;
  if (!control) return;
  control.focus({ preventScroll: true });
  const top = (summary ?? control).getBoundingClientRect().top;
  const fits = control.getBoundingClientRect().bottom - top <= VISIBLE_FRACTION * window.innerHeight;
  (fits && summary ? summary : control).scrollIntoView({ block: 'start' });
}

/** The control with this name, or all of them when they are radio buttons. */
function controlOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | RadioNodeList | null;
}

function radiosOf(list: RadioNodeList): HTMLInputElement[] {
  return [...list] as HTMLInputElement[];
}

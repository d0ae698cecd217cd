import type { EnquiryForm, EnquiryTexts } from './form.ts';

/**
 * The body of the form's call, as decisions.md lists its keys: texts, but for an age, which is a number, and `car`, which
 * is the whole vehicle. `texts` are checked.
 */
export function enquiryPayload(
  { fields, needsCar }: EnquiryForm,
  texts: EnquiryTexts,
  car?: unknown,
): Record<string, unknown> {
  const values = fields.map(({ name, control }): [string, unknown] => {
    const text = texts[name] ?? '';
    return [name, control === 'number' ? Number(text) : text];
  });
  return Object.fromEntries(needsCar ? [...values, ['car', car]] : values);
}

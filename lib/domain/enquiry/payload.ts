import type { FormDefinition, EnquiryTexts } from './forms.ts';

/**
 * The body of the form's call: validated texts under their wire keys, the age as a number, and `car` as the whole vehicle
 * (docs/product.md 7.1).
 */
export function enquiryPayload(
  { fields, needsCar }: FormDefinition,
  texts: EnquiryTexts,
  car?: unknown,
): Record<string, unknown> {
  const values = fields.map(({ name, control }): [string, unknown] => {
    const text = texts[name] ?? '';
    return [name, control === 'number' ? Number(text) : text];
  });
  return Object.fromEntries(needsCar ? [...values, ['car', car]] : values);
}

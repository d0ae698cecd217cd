import type { EnquiryForm, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

import { carName, type ChosenCar } from './chosen-car.ts';

/** What was typed as a text to send by other means; fields left empty are left out. */
export function writtenMessage({ fields }: EnquiryForm, texts: EnquiryTexts, car: ChosenCar | null): string {
  const typed = fields.filter(({ name }) => texts[name]?.trim());
  const lines = typed.map(({ name, label }) => `${label}: ${texts[name]}`);
  return (car ? [`Test drive: ${carName(car)}`, ...lines] : lines).join('\n');
}

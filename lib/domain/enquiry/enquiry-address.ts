import type { Language } from '#lib/domain/language.ts';
import type { FormDefinition } from './forms.ts';

/**
 * The address to which a page in this language posts the form. The site's API is the same in every language: any but
 * English is named in the query (`languageFrom`), so that the answer is in it and the dealer learns it.
 */
export function enquiryAddress({ call }: FormDefinition, language: Language): string {
  const query = language === 'en' ? '' : `?language=${language}`;
  return `/api/client-car${call}${query}`;
}

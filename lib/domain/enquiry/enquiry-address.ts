import { LANGUAGES, type Language } from '#lib/domain/language.ts';
import type { FormDefinition } from './forms.ts';

const LANGUAGE_KEY = 'language';

/**
 * The address to which a page in this language posts the form. The site's API is the same in every language: any but
 * English is named in the query, so that the answer is in it and the dealer learns it.
 */
export function enquiryAddress({ call }: FormDefinition, language: Language): string {
  const query = language === 'en' ? '' : `?${LANGUAGE_KEY}=${language}`;
  return `/api/client-car${call}${query}`;
}

/** The language of the page that posted to this address. */
export function languageOfEnquiry(address: string): Language {
  const named = new URL(address).searchParams.get(LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === named) ?? 'en';
}

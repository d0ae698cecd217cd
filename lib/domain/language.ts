/** Languages of the site. English has no prefix in addresses, every other one has its code: `/fr/search`. */
export const LANGUAGES = ['en', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

const PREFIX = /^\/fr(?=[/?#]|$)/;

/** The language that a request to a route handler names by `language` in its query. */
export function languageFrom({ url }: Pick<Request, 'url'>): Language {
  const named = new URL(url).searchParams.get('language');
  return LANGUAGES.find((language) => language === named) ?? 'en';
}

/** The language of the page at this address. */
export function languageOf(address: string): Language {
  return PREFIX.test(address) ? 'fr' : 'en';
}

/** The address of the same page in English, to which routes and rules refer: `/search` for `/fr/search`. */
export function withoutLanguage(address: string): string {
  const rest = address.replace(PREFIX, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The address of a page in this language, by its address in English: `/fr/search` for `/search`, `/fr` for `/`. A
 * fragment of the same page stays as it is.
 */
export function localAddress(language: Language, address: string): string {
  if (language === 'en' || address.startsWith('#')) return address;
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`;
}

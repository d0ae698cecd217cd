import type { ComponentProps } from 'react';
import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';

/** A link to another page of this site in the same language; `href` is the page's address in English. */
export function Link({ href, ...attributes }: ComponentProps<'a'> & { href: string }) {
  const { language } = useTexts();
  return <a {...attributes} href={localAddress(language, href)} />;
}

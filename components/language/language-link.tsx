'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTexts } from '#use-texts';
import { localAddress, withoutLanguage } from '#lib/domain/language.ts';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';

/** Each language by its own name. */
const OTHER = { en: { code: 'fr', name: 'Français' }, fr: { code: 'en', name: 'English' } } as const;

/** A link to this page in the other language, with its filters. The browser loads it as a document of its own. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { code, name } = OTHER[useTexts().language];
  // the page of an unknown address is rendered under another one
  const path = useBrowserValue(() => window.location.pathname, usePathname());
  const query = String(useSearchParams());
  const address = withoutLanguage(path) + (query && `?${query}`);
  return (
    <a className={className} href={localAddress(code, address)} lang={code} hrefLang={code}>
      {name}
    </a>
  );
}

'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTexts } from '#use-texts';
import { localAddress, withoutLanguage } from '#lib/domain/language.ts';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';

/** Each language by its own name. */
const OTHER = { en: { code: 'fr', name: 'Français' }, fr: { code: 'en', name: 'English' } } as const;

type Props = {
  className?: string | undefined;
  /** Shows the language's code; screen readers say its name after it. */
  isShort?: boolean;
};

/** A link to this page in the other language, with its filters. The browser loads it as a document of its own. */
export function LanguageLink({ className, isShort = false }: Props) {
  const { code, name } = OTHER[useTexts().language];
  // the page of an unknown address is rendered under another one
  const path = useBrowserValue(() => window.location.pathname, usePathname());
  const query = String(useSearchParams());
  const address = withoutLanguage(path) + (query && `?${query}`);
  return (
    <a
      className={className}
      href={localAddress(code, address)}
      lang={code}
      hrefLang={code}
      aria-label={isShort ? `${code.toUpperCase()}, ${name}` : undefined}
    >
      {isShort ? code.toUpperCase() : name}
    </a>
  );
}

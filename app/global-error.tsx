'use client';

import patterns from '#components/ui/patterns.module.css';
import { languageOf, localAddress, type Language } from '#lib/domain/language.ts';
import { globalError as english } from '#lib/texts/en/global-error.ts';
import { globalError as french } from '#lib/texts/fr/global-error.ts';
import './tokens.css';
import './globals.css';

const TEXTS: Record<Language, typeof english> = { en: english, fr: french };

/**
 * Replaces a page that fails in the browser, outside the providers of the texts. Next's default has inline styles, which
 * the content security policy blocks.
 */
export default function GlobalError() {
  const language = languageOf(typeof window === 'undefined' ? '/' : window.location.pathname);
  const { heading, explanation, home } = TEXTS[language];
  return (
    <html lang={`${language}-MU`}>
      <body>
        <main className={patterns.content}>
          <div className={patterns.stack}>
            <a className={patterns.touchLink} href={localAddress(language, '/')}>
              {home}
            </a>
            <h1>{heading}</h1>
            <p>{explanation}</p>
          </div>
        </main>
      </body>
    </html>
  );
}

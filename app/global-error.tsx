'use client';

import { useEffect } from 'react';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import patterns from '#components/ui/patterns.module.css';
import { languageOf, localAddress, type Language } from '#lib/domain/language.ts';
import { globalError as english } from '#lib/texts/en/global-error.ts';
import { globalError as french } from '#lib/texts/fr/global-error.ts';
import './tokens.css';
import './globals.css';

const TEXTS: Record<Language, typeof english> = { en: english, fr: french };

/**
 * Replaces a page that fails in the browser, outside the providers of the texts, because a file of it could not be loaded
 * after a navigation, say. The document, which needs no script, is then loaded in its place. Next's default has
 * inline styles, which the content security policy blocks.
 */
export default function GlobalError() {
  const isReloading = useBrowserValue(isFirstFailure, false);
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  const language = languageOf(typeof window === 'undefined' ? '/' : window.location.pathname);
  const { heading, explanation, home } = TEXTS[language];
  return (
    <html lang={`${language}-MU`}>
      <body>
        <main className={patterns.content} hidden={isReloading}>
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

/** False in a document that was reloaded for this page, perhaps for this reason. */
function isFirstFailure(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && (load.type !== 'reload' || pageOf(load.name) !== pageOf(window.location.href));
}

function pageOf(address: string): string | undefined {
  return address.split('#')[0];
}

import { useEffect } from 'react';
import { webStorage } from '#components/ui/web-storage.ts';

const { save } = webStorage(() => window.localStorage);

/**
 * Part of every page: fetches the site's font after hydration, and notes it for later views, which show it from the
 * browser's cache (lib/page-cache/rewrite-html.ts). This view keeps the fallback, so nothing shifts.
 */
export function FetchSiteFont() {
  useEffect(() => {
    if (!('fonts' in document)) return; // jsdom
    void document.fonts.load('1em figtree').then(
      () => save('font', 'figtree'),
      () => undefined, // the next view tries again
    );
  }, []);
  return null;
}

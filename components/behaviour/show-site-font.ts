/**
 * Shows the site's font, in whose place the page has a fallback (app/globals.css). A page that asks for it at once is painted
 * a fifth later on a phone, and so is its first picture: it is asked for once the page is loaded, or at once in a tab that has
 * it already.
 */
export function showSiteFont(): void {
  function load(): void {
    document.fonts.load('1em figtree').then(
      () => delete document.documentElement.dataset['font'],
      () => null, // the fallback stays
    );
  }

  let isCached = false;
  try {
    isCached = 'hydrated' in sessionStorage; // by components/layout/repeat-presses.tsx
  } catch {
    // storage is forbidden
  }
  if (isCached) load();
  else addEventListener('load', load);
}

import { selectNumbers } from './select-numbers.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { keepSession } from './keep-session.ts';
import { reloadOldPage } from './reload-old-page.ts';
import { startSearchForms } from './search-forms.ts';
import { showPhotos } from './show-photos.ts';
import { showSiteFont } from './show-site-font.ts';

/** What cannot wait for hydration. The build puts these functions into every page as text: each uses nothing outside itself. */
const INLINE = [keepSession, showPhotos];

/** The inline script of a page, which hydrates it when it is used. The build minifies it. */
export function inlineScript(): string {
  return [...INLINE, showSiteFont, hydrateOnInteraction].map((start) => `(${String(start)})()`).join(';');
}

/**
 * After hydration. In development and in tests pages have no inline script.
 * @param isTyped whether the visitor has typed something before
 */
export function startBehaviour(isTyped: boolean): void {
  if (process.env.NODE_ENV !== 'production') for (const start of INLINE) start();
  startSearchForms();
  selectNumbers();
  reloadOldPage(isTyped);
}

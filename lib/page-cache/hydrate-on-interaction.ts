import { showPhoto } from '#lib/platform/show-photo.ts';

/** Dispatched on the window when React has hydrated the page; its detail takes the presses to be repeated. */
const HYDRATED_EVENT = 'hydrated';

/** Longer than Lighthouse observes a page. */
const IDLE_MS = 8_000;

/** The inline script of a page that is hydrated on interaction. The build minifies it. */
export function hydrationScript(): string {
  return `(${String(hydrateOnInteraction)})(${JSON.stringify(HYDRATED_EVENT)},${IDLE_MS},${String(showPhoto)})`;
}

/** The file in the build's directory that the build writes it to. */
export const HYDRATION_SCRIPT_FILE = 'hydration-script.js';

/**
 * The script of a page whose own scripts are deferred (listed in `data-scripts`). It inserts them when the visitor
 * begins to use the page. Until then links, forms and popovers work natively, and this script does what cannot wait: it
 * stores the tab's search, selects the number in a field that is clicked and shows the photos of thumbnails. Clicks on
 * controls that need React are repeated after hydration, in their order. The function runs in the browser as text, so it
 * must not use anything outside itself.
 * @param hydratedEvent {@link HYDRATED_EVENT}
 * @param idleMs how long a phone or a slow connection waits after the page has loaded when nothing is used, and how long
 *   forms wait for hydration
 * @param show {@link showPhoto}
 */
function hydrateOnInteraction(hydratedEvent: string, idleMs: number, show: typeof showPhoto): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const listening = new AbortController();
  const captured = { capture: true, signal: listening.signal };
  let failed = 0; // scripts that could not be loaded; 1 when some take too long
  const toRepeat: MouseEvent[] = []; // by components/layout/repeat-presses.tsx
  const toLoad = addresses(document.currentScript?.dataset['scripts']);

  function listen<T extends Event>(type: string, listener: (event: T) => void): void {
    addEventListener(type, listener as EventListener, captured);
  }

  /** The first item of the list is the prefix of the others. */
  function addresses(list = ''): string[] {
    const [start = '', ...names] = list.split(' ');
    return names.map((name) => start + name);
  }

  /** Calls `work` with each element that has this data attribute, and its value. */
  function each(name: string, work: (element: HTMLButtonElement, value: string) => void): void {
    for (const element of document.querySelectorAll<HTMLButtonElement>(`[data-${name}]`))
      work(element, element.dataset[name] as string);
  }

  /** On hydration React would load every style sheet whose link is missing. */
  function insertStyleSheetLinks(style: HTMLElement, list: string): void {
    const links = addresses(list).map(
      (address) => `<link rel=stylesheet data-precedence=next disabled href=${address}>`,
    );
    style.insertAdjacentHTML('afterend', links.join(''));
  }

  /**
   * A script that could not be loaded is loaded again when the visitor goes on. Forms are then sent natively, and so they are
   * when the page is not hydrated in time.
   */
  function loadScripts(): void {
    setTimeout(() => (failed = 1), idleMs);
    for (const address of toLoad.splice(0)) {
      const script = document.createElement('script');
      script.onerror = () => (failed = toLoad.push(address));
      script.src = address; // as it is in the page: the bundler's runtime compares the attribute
      document.body.append(script);
    }
  }

  type Stored = Partial<Record<string, string>>;

  function inStorage<T>(work: (session: Stored, local: Stored) => T): T | undefined {
    try {
      return work(sessionStorage, localStorage);
    } catch {
      // undefined when storage is not available
    }
  }

  /** Like components/search/search-session.tsx: restores the tab's search, or marks the entry of the whole inventory. */
  function beginSearch(): void {
    if (inStorage((storage) => storage['search'])) loadScripts();
    else history.replaceState({ ...(history.state as object), whole: performance.timeOrigin }, '');
  }

  /** Stores what the page names: its search (docs/product.md 3.4), or its car for a test drive (7.5). */
  function store({ value }: HTMLButtonElement, key: string): void {
    inStorage((storage) => (storage[key] = value));
  }

  /** A form restores what was typed, and a comparison its cars: an element names one key, and is marked until then. */
  function loadToRestore(element: HTMLElement, key: string): void {
    if (inStorage((session, local) => session[key] ?? local[key])) {
      element.dataset['stored'] = '';
      loadScripts();
    }
  }

  /** Presses the buttons of saved cars, like components/saved/save-button.tsx. */
  function pressSaved(button: HTMLButtonElement): void {
    if (inStorage((_, local) => local['savedCars']?.includes(`"${button.value}"`)))
      button.setAttribute('aria-pressed', 'true');
  }

  /** Says how many cars are saved, like components/saved/saved-link.tsx. */
  function countSaved(link: HTMLElement): void {
    const count = inStorage((_, local) => (JSON.parse(local['savedCars'] ?? '[]') as unknown[]).length);
    link.dataset['count'] = String(count || '');
  }

  /** @returns whether the target is in a thumbnail, whose photo is then shown */
  function showPhotoOf({ target }: Event): true | null | undefined {
    const thumbnail = (target as Element).closest<HTMLAnchorElement>('[href*="#photo-"]');
    return thumbnail && show(thumbnail);
  }

  function handleClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // like components/search/search-link.tsx, and for an empty form; until the page is left hydration may store the search again
    if (target.closest('[data-clear-search]'))
      return addEventListener('pagehide', () => inStorage((storage) => delete storage['search']), {
        once: true,
      });
    const search =
      target.closest('[href$="/search"]:not([lang])') &&
      document.querySelector<HTMLElement>('#car-filters [type=submit]');
    if (search) {
      event.preventDefault();
      return search.click(); // the inventory opens with what the form holds (docs/product.md 1.4)
    }
    target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover(); // a choice of the menu
    target.closest<HTMLInputElement>('[inputmode]')?.select(); // a number, like components/ui/number-field.tsx
    const isShared = (navigator as { share?: unknown }).share && target.closest('[data-share]');
    const hasDefault = target.closest('[method=post] button,[action$="/compare"] button,[data-clear]');
    if (target.closest('[type=button]:not([popovertarget])') || isShared || hasDefault) toRepeat.push(event);
    else if (!showPhotoOf(event)) return;
    if (failed && hasDefault) return; // sent or followed natively
    event.preventDefault();
    event.stopPropagation(); // to React, which would handle it too, or ignore it while a script is missing
  }

  each('sheets', insertStyleSheetLinks);
  if (/\/search(#|$)/.test(location.href)) beginSearch();
  each('store', store);
  each('saves', pressSaved);
  each('count', countSaved);
  each('restores', loadToRestore);
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'visibilitychange'])
    listen(sign, () => document.hidden || loadScripts());
  listen('scroll', () => scrollY > innerHeight && loadScripts());
  listen('pageshow', (event: PageTransitionEvent) => event.persisted && loadScripts());
  listen('click', handleClick);
  listen('load', () => {
    const isSlow = connection?.effectiveType?.match(/[23]g/);
    const isCached = inStorage((storage) => storage['hydrated']); // by components/layout/repeat-presses.tsx
    const waits = isSlow || (!isCached && matchMedia('(pointer:coarse)').matches);
    if (!connection?.saveData) setTimeout(loadScripts, waits ? idleMs : 0);
  });
  // an entry of the history that an earlier document has made
  listen('popstate', ({ state }: PopStateEvent) => (state as object | null) && location.reload());
  listen(hydratedEvent, (event: CustomEvent<MouseEvent[]>) => {
    listening.abort();
    event.detail.push(...toRepeat);
  });
}

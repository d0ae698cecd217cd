/** Dispatched on the window when React has hydrated the page. */
const HYDRATED_EVENT = 'hydrated';

/** Longer than Lighthouse observes a page. */
const IDLE_MS = 8_000;

/** The inline script of a page that is hydrated on intent. The build minifies it. */
export function hydrationScript(): string {
  return `(${String(hydrateOnIntent)})(${JSON.stringify(HYDRATED_EVENT)},${IDLE_MS})`;
}

/** The file in the build's directory that the build writes it to. */
export const HYDRATION_SCRIPT_FILE = 'hydration-script.js';

/**
 * The script of a page whose own scripts are deferred (listed in `data-scripts`). It inserts them when the visitor
 * begins to use the page. Until then links and forms work natively, and this script does what cannot wait: it stores
 * the tab's search, switches pictures and rotates the banner. Clicks on controls that need React, the mouse over
 * thumbnails and swipes are repeated after hydration, in their order. The function runs in the browser as text, so it must
 * not use anything outside itself.
 * @param hydratedEvent {@link HYDRATED_EVENT}
 * @param idleMs how long a phone or a slow connection waits after the page has loaded when nothing is used
 */
function hydrateOnIntent(hydratedEvent: string, idleMs: number): void {
  const ROTATION_MS = 5000;
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { requestIdleCallback = setTimeout } = window as Partial<Window>; // Safari has none
  const photoLink = `a[href${matches('(width > 48rem)') ? '*' : '^'}="#photo-"]`; // on a phone not those of a card
  const { dataset } = document.documentElement;
  const listening = new AbortController();
  const captured = { capture: true, signal: listening.signal };
  const banner = find('[data-pictures]');
  const pictures = JSON.parse(banner?.dataset['pictures'] ?? '[]') as string[];
  const bannerPicture = banner?.querySelector('img');
  let shownPicture = 0;
  const toRepeat: MouseEvent[] = []; // after hydration
  const toLoad = addresses(document.currentScript?.dataset['scripts']);

  function listen<T extends Event>(
    type: string,
    listener: (event: T) => void,
    options: AddEventListenerOptions = captured,
  ): void {
    addEventListener(type, listener as EventListener, options);
  }

  function matches(query: string): boolean {
    return matchMedia(query).matches;
  }

  function find<T extends HTMLElement>(selector: string): T | null {
    return document.querySelector<T>(selector);
  }

  /** The first item of the list is the prefix of the others. */
  function addresses(list = ''): string[] {
    const [start, ...names] = list.split(' ');
    return names.map((name) => `${start}${name}`);
  }

  /** On hydration React would load every style sheet whose link is missing. */
  function insertStyleSheetLinks(): void {
    const style = find('[data-sheets]');
    const links = addresses(style?.dataset['sheets']).map(
      (address) => `<link rel=stylesheet data-precedence=next disabled href=${address}>`,
    );
    style?.insertAdjacentHTML('afterend', links.join(''));
  }

  function loadScripts(): void {
    for (const address of toLoad.splice(0)) {
      const script = document.createElement('script');
      script.async = true;
      script.src = address;
      document.body.append(script);
    }
  }

  /** A script that could not be loaded is loaded again when the visitor goes on. */
  function handleError({ target }: Event): void {
    const script = target as HTMLScriptElement; // the only kind of element that is `async`
    if (script.async) toLoad.push(String(script.getAttribute('src')));
  }

  /** Undefined when session storage is not available. */
  function inSession<T>(work: (storage: Partial<Record<string, string>>) => T): T | undefined {
    try {
      return work(sessionStorage);
    } catch {
      return undefined;
    }
  }

  /** Like components/search/search-session.tsx: restores the tab's search, or marks the entry of the whole inventory. */
  function beginSearch(): void {
    if (inSession((storage) => storage['search'])) return loadScripts();
    const state = { ...(history.state as object | null), unfilteredShownBy: performance.timeOrigin };
    history.replaceState(state, '');
  }

  /** Stores the page's search (docs/product.md 3.4). */
  function storeSearch(): void {
    const search = find<HTMLDataElement>('[data-search]')?.value;
    if (search) inSession((storage) => (storage['search'] = search));
  }

  /** Like components/search/search-link.tsx. Captures, because React may stop the click during hydration. */
  function clearSearch({ target }: Event): void {
    if ((target as Element).closest('[data-clear-search]')) inSession((storage) => delete storage['search']);
  }

  /** @returns whether the target is in a thumbnail, whose photo is then shown */
  function showPhoto(target: Element): boolean {
    const link = target.closest(photoLink);
    const large = link?.closest('ul')?.parentElement?.querySelector('img');
    const small = link?.querySelector('img')?.getAttribute('src') ?? '';
    const path = /^\/i\/\d+\/(.+)/.exec(small)?.[1]; // undefined for a picture that is not optimised
    if (!large) return false;
    large.srcset = path ? large.srcset.replace(/(\/i\/\d+\/)[^ ,]+/g, `$1${path}`) : '';
    large.src = small;
    return true;
  }

  function handleClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const search = find('[role=search] [type=submit]');
    if (search && location.pathname === '/' && target.closest('[href="/search"]')) {
      event.preventDefault();
      return search.click(); // the inventory opens with what the form holds (docs/product.md 9.1)
    }
    const native = 'share' in navigator ? '' : ':not([popovertarget])';
    if (!showPhoto(target) && !target.closest(`button[type=button]${native}`)) return;
    event.preventDefault();
    toRepeat.push(event);
  }

  /** Like components/vehicle/use-swipe.ts. */
  function handleSwipe(event: PointerEvent): void {
    if ((event.target as Element).closest('[role=group]')) toRepeat.push(event);
  }

  /** Notes the last two cars for the comparison, which adds them even if this page is hydrated before it is left. */
  function handleFormData({ target, formData }: FormDataEvent): void {
    if (!(target as Element).matches('[action="/compare"]')) return;
    dataset['leaving'] = '';
    inSession((storage) => {
      const noted = storage['compareAdd']?.split('\n') ?? [];
      const [car, other] = new Set([formData.get('a') as string, ...noted]);
      if (other) formData.set('a', other);
      if (other && car) formData.set('b', car);
      storage['compareAdd'] = [car, other].join('\n');
    });
  }

  function rotateBanner(): void {
    const isPaused = banner?.matches(':hover, :focus-within');
    if (!bannerPicture || document.hidden || isPaused) return;
    shownPicture = (shownPicture + 1) % pictures.length;
    bannerPicture.srcset = pictures[shownPicture] ?? '';
  }

  insertStyleSheetLinks();
  if (location.pathname === '/search' && !location.search) beginSearch();
  storeSearch();
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'visibilitychange'])
    listen(sign, () => document.hidden || loadScripts());
  listen('error', handleError);
  listen('scroll', () => scrollY > innerHeight && loadScripts());
  listen('pageshow', ({ persisted }: PageTransitionEvent) => {
    delete dataset['leaving'];
    if (persisted) loadScripts();
  });
  listen('click', clearSearch);
  listen('click', handleClick, { signal: listening.signal });
  listen('pointerover', (event: PointerEvent) => {
    if (showPhoto(event.target as Element)) toRepeat.push(event); // the mouse may rest there when the page is hydrated
  });
  listen('pointerdown', handleSwipe);
  listen('pointerup', handleSwipe);
  listen('formdata', handleFormData);
  listen('load', () => {
    const isSlow = /[23]g$/.test(connection?.effectiveType ?? '');
    const isCached = inSession((storage) => storage['hydrated']); // by components/layout/client-navigation.tsx
    const waits = isSlow || (matches('(pointer: coarse)') && !isCached);
    if (!connection?.saveData) setTimeout(() => requestIdleCallback(loadScripts), waits ? idleMs : 0);
  });
  const isRotating = pictures[1] && !matches('(prefers-reduced-motion: reduce)');
  const rotation = isRotating ? setInterval(rotateBanner, ROTATION_MS) : undefined;
  listen(hydratedEvent, () => {
    listening.abort();
    clearInterval(rotation);
    if (bannerPicture) bannerPicture.srcset = pictures[0] ?? '';
    for (const event of toRepeat)
      // in tasks of their own, between which React renders
      setTimeout(() => event.target?.dispatchEvent(new PointerEvent(event.type, event)));
  });
}

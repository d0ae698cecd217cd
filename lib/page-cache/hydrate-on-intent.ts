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
 * the tab's search, switches pictures and rotates the banner. A click on a control that needs React, or a mouse over a
 * thumbnail, is repeated as a click after hydration. The function runs in the browser as text, so it must not use
 * anything outside itself.
 * @param hydratedEvent {@link HYDRATED_EVENT}
 * @param idleMs how long a phone or a slow connection waits after the page has loaded when nothing is used
 */
function hydrateOnIntent(hydratedEvent: string, idleMs: number): void {
  const ROTATION_MS = 5000;
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSlow = /[23]g$/.test(connection?.effectiveType ?? '');
  const isWide = matchMedia('(width > 48rem)').matches;
  const photoLink = `a[href${isWide ? '*' : '^'}="#photo-"]`; // on a phone, links of a card lead to the car's page
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const { dataset } = document.documentElement;
  const listening = new AbortController();
  const captured = { capture: true, passive: true, signal: listening.signal };
  const banner = document.querySelector<HTMLElement>('[data-pictures]');
  const pictures = JSON.parse(banner?.dataset['pictures'] ?? '[]') as string[];
  const bannerPicture = banner?.querySelector('img');
  let shownPicture = 0;
  let toClick: HTMLElement | null = null; // clicked after hydration
  let deferred = document.currentScript; // null once its scripts are inserted

  function listen<T extends Event>(
    type: string,
    listener: (event: T) => void,
    options: AddEventListenerOptions = captured,
  ): void {
    addEventListener(type, listener as EventListener, options);
  }

  /** The first item of the list is the prefix of the others. */
  function addresses(list = ''): string[] {
    const [start, ...names] = list.split(' ');
    return names.map((name) => `${start}${name}`);
  }

  /** On hydration React would load every style sheet whose link is missing. */
  function insertStyleSheetLinks(): void {
    const style = document.querySelector<HTMLElement>('style[data-sheets]');
    const links = addresses(style?.dataset['sheets']).map((address) => {
      const link = document.createElement('link');
      link.setAttribute('disabled', '');
      link.rel = 'stylesheet';
      link.dataset['precedence'] = 'next';
      link.href = address;
      return link;
    });
    style?.after(...links);
  }

  function loadScripts(): void {
    if (!deferred) return;
    insertStyleSheetLinks();
    for (const address of addresses(deferred.dataset['scripts'])) {
      const script = document.createElement('script');
      script.async = true;
      script.src = address;
      document.body.append(script);
    }
    deferred = null;
  }

  function loadWhenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(loadScripts);
    else setTimeout(loadScripts);
  }

  /** Undefined when session storage is not available. */
  function inSession<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(sessionStorage);
    } catch {
      return undefined;
    }
  }

  /** Like components/search/search-session.tsx: restores the tab's search, or marks the entry of the whole inventory. */
  function beginSearch(): void {
    if (inSession((storage) => storage.getItem('search'))) return loadScripts();
    const state = { ...(history.state as object | null), unfilteredShownBy: performance.timeOrigin };
    history.replaceState(state, '');
  }

  /** Stores the page's search (docs/product.md 3.4). */
  function storeSearch(): void {
    const search = document.querySelector<HTMLDataElement>('data[data-search]')?.value;
    if (search) inSession((storage) => storage.setItem('search', search));
  }

  /** Like components/search/search-link.tsx. Captures, because React may stop the click during hydration. */
  function clearSearch({ target }: Event): void {
    if ((target as Element).closest('[data-clear-search]'))
      inSession((storage) => storage.removeItem('search'));
  }

  function photoLinkOf(target: Element): HTMLAnchorElement | null {
    return target.closest<HTMLAnchorElement>(photoLink);
  }

  function showPhoto(link: HTMLAnchorElement): void {
    const large = link.closest('ul')?.parentElement?.querySelector('img');
    const small = link.querySelector('img')?.getAttribute('src') ?? '';
    const path = small.replace(/^\/i\/\d+\//, '');
    function withPath(list: string): string {
      return list.replace(/(\/i\/\d+\/)[^ ,]+/g, `$1${path}`);
    }
    if (!large) return;
    large.srcset = path === small ? '' : withPath(large.srcset);
    large.src = path === small ? small : withPath(large.src);
  }

  function handleClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const search = document.querySelector<HTMLElement>('[role=search] [type=submit]');
    if (search && location.pathname === '/' && target.closest('a[href="/search"]')) {
      event.preventDefault();
      return search.click(); // the inventory opens with what the form holds (docs/product.md 9.1)
    }
    const photo = photoLinkOf(target);
    const button = target.closest<HTMLButtonElement>('button[type="button"]');
    const isNative = button?.hasAttribute('popovertarget') && !('share' in navigator);
    if (photo) showPhoto(photo);
    toClick = photo ?? (isNative ? null : button);
    if (toClick) event.preventDefault();
  }

  /** Like components/vehicle/use-selected-picture.ts. The mouse may rest on a thumbnail when the page is hydrated. */
  function handleMouseOver({ target }: Event): void {
    const photo = photoLinkOf(target as Element);
    if (!photo) return;
    showPhoto(photo);
    if (!toClick?.matches('button')) toClick = photo;
  }

  /** Notes the car for the comparison page, which adds it even if this page is hydrated before it is left. */
  function handleSubmit({ target, submitter }: SubmitEvent): void {
    const form = target as HTMLFormElement;
    if (!form.matches('[action="/compare"]')) return;
    dataset['leaving'] = '';
    const car = new FormData(form, submitter).get('a');
    if (typeof car === 'string') inSession((storage) => storage.setItem('compareAdd', car));
  }

  function rotateBanner(): void {
    const isPaused = banner?.matches(':hover, :focus-within');
    if (!bannerPicture || document.hidden || isPaused) return;
    shownPicture = (shownPicture + 1) % pictures.length;
    bannerPicture.srcset = pictures[shownPicture] ?? '';
  }

  const isKnownTab = inSession((storage) => storage.length); // the scripts are in the browser's cache
  if (location.pathname === '/search' && !location.search) beginSearch();
  storeSearch();
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'visibilitychange', 'error'])
    listen(sign, () => document.hidden || loadScripts());
  listen('scroll', () => scrollY > innerHeight && loadScripts());
  listen('pageshow', ({ persisted }: PageTransitionEvent) => {
    delete dataset['leaving'];
    if (persisted) loadScripts();
  });
  listen('click', clearSearch);
  listen('click', handleClick, { signal: listening.signal });
  listen('mouseover', handleMouseOver);
  listen('submit', handleSubmit);
  listen('load', () => {
    if (isKnownTab) return loadWhenIdle();
    if (!connection?.saveData) setTimeout(loadWhenIdle, isPhone || isSlow ? idleMs : 0);
  });
  const rotation =
    pictures.length > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches
      ? setInterval(rotateBanner, ROTATION_MS)
      : undefined;
  listen(hydratedEvent, () => {
    listening.abort();
    clearInterval(rotation);
    if (bannerPicture) bannerPicture.srcset = pictures[0] ?? '';
    toClick?.click();
  });
}

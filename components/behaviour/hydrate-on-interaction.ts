/**
 * The script of a page whose own scripts are deferred (listed in `data-scripts`). It inserts them when the visitor
 * begins to use the page. Until then links, forms and popovers work natively. Clicks on controls that need React are
 * repeated after hydration, in their order.
 */
export function hydrateOnInteraction(): void {
  /**
   * How long a phone or a slow connection waits after the page has loaded when nothing is used, longer than Lighthouse
   * observes a page; and how long forms wait for hydration.
   */
  const IDLE_MS = 8_000;
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
    setTimeout(() => (failed = 1), IDLE_MS);
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

  function handleClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    target.closest<HTMLInputElement>('[inputmode]')?.select(); // a number, like select-numbers.ts
    const isShared = (navigator as { share?: unknown }).share && target.closest('[data-share]');
    const hasDefault = target.closest('[method=post] button,[action$="/compare"] button,[data-clear]');
    if (!target.closest('[type=button]:not([popovertarget])') && !isShared && !hasDefault) return;
    toRepeat.push(event);
    const heart = target.closest<HTMLElement>('[data-saves]');
    if (heart && inStorage(({ hydrated }) => hydrated)) {
      heart.ariaPressed = String(heart.ariaPressed !== 'true'); // the cached scripts store it in a moment
      heart.dataset['shown'] = '';
    }
    if (failed && hasDefault) return; // sent or followed natively
    event.preventDefault();
    event.stopPropagation(); // to React, which would handle it too, or ignore it while a script is missing
  }

  each('sheets', insertStyleSheetLinks);
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
    if (!connection?.saveData) setTimeout(loadScripts, waits ? IDLE_MS : 0);
  });
  listen('hydrated', (event: CustomEvent<MouseEvent[]>) => {
    listening.abort();
    event.detail.push(...toRepeat);
  });
}

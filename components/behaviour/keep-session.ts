/**
 * Keeps session storage in step with the page: it holds what the page names (docs/product.md 5.5, 7.5), and the search of its
 * address, which is the only state of a search (3.4). On the page of the whole inventory another stored search stays for
 * components/behaviour/search-forms.ts, which restores it.
 */
export function keepSession(): void {
  let session: Partial<Record<string, string>> = {};

  /** @param isReturn whether the visitor went back or forward to this page */
  function follow(isReturn: boolean): void {
    try {
      session = sessionStorage;
      for (const { dataset, value } of document.querySelectorAll<HTMLDataElement>('[data-store]')) {
        const key = dataset['store'] as string;
        if (dataset['whole'] && !isReturn && (session[key] ?? value) !== value) dataset['restores'] = key;
        else session[key] = value;
      }
    } catch {
      // storage is forbidden or full
    }
  }

  follow(
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'back_forward',
  );
  addEventListener('pageshow', ({ persisted }) => persisted && follow(true));

  addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).action.endsWith('/search')) delete session['search'];
  });

  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    link.closest<HTMLElement>('[popover]')?.hidePopover?.(); // a choice of the menu
    if (!link.matches('[href$="/search"]:not([lang])')) return;
    const submit = document.querySelector<HTMLElement>('#car-filters [type=submit]');
    if (link.dataset['clearSearch']) delete session['search'];
    else if (submit) {
      event.preventDefault();
      submit.click(); // the inventory opens with what the form holds (docs/product.md 1.4)
    }
  });
}

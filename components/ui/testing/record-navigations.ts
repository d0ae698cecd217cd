/** What jsdom's `location` does when a script assigns an address. */
type Location = { _locationObjectNavigate: (url: { path: string[]; query: string | null }) => void };

/** Collects the pages that links, GET forms and scripts lead to, which jsdom cannot open. @returns a function that ends it */
export function recordNavigations(visited: string[]): () => void {
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (event.defaultPrevented || !link) return;
    event.preventDefault();
    visited.push(link.getAttribute('href') ?? '');
  }

  function handleSubmit(event: SubmitEvent) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const query = new URLSearchParams(
      [...new FormData(form, event.submitter)].map(([key, value]) => [key, value as string]),
    );
    visited.push([form.getAttribute('action'), String(query)].filter(Boolean).join('?'));
  }

  const location = Object.getOwnPropertySymbols(window.location)
    .map((symbol) => Reflect.get(window.location, symbol) as Location)
    .find((value) => '_locationObjectNavigate' in value);
  const assigned =
    location &&
    jest.spyOn(location, '_locationObjectNavigate').mockImplementation(({ path, query }) => {
      visited.push(`/${path.join('/')}${query === null ? '' : `?${query}`}`);
    });
  window.addEventListener('click', handleClick);
  window.addEventListener('submit', handleSubmit);
  return () => {
    assigned?.mockRestore();
    window.removeEventListener('click', handleClick);
    window.removeEventListener('submit', handleSubmit);
  };
}

import { type APIResponse, type Page, test as base } from '@playwright/test';

/** What a page says and where it leads, before any script runs. */
export type ReadPage = {
  status: number;
  language: string;
  /** Texts and spoken or shown attributes, except of elements that are marked as English. */
  phrases: string[];
  /** Paths of links and forms to pages, except the links to the other language. */
  addresses: string[];
  /** Addresses of the links to the other language that a visitor sees. */
  others: string[];
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>;
  headings: number;
};

/** Playwright's `test` with a reader of pages. One blank page per worker parses them. */
export const test = base.extend<{ readPage: (address: string) => Promise<ReadPage> }, { parser: Page }>({
  parser: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  readPage: async ({ request, parser }, provide) => {
    await provide(async (address) => {
      const response: APIResponse = await request.get(address);
      return { status: response.status(), ...(await parser.evaluate(parsePage, await response.text())) };
    });
  },
});

/** Runs in the browser, so it can use nothing from this file. */
function parsePage(html: string): Omit<ReadPage, 'status'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, style')) element.remove();
  const anchors = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const addresses = [
    ...anchors.filter((anchor) => !anchor.hreflang).map((anchor) => anchor.getAttribute('href') ?? ''),
    ...[...page.querySelectorAll('form')].map((form) => form.getAttribute('action') ?? ''),
  ];
  const alternates = [...page.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
  const phrases: string[] = [page.title];
  for (const element of page.body.querySelectorAll('*')) {
    if (element.closest('[lang=en]')) continue;
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext'])
      phrases.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) phrases.push(node.textContent ?? '');
  }
  return {
    language: page.documentElement.lang,
    phrases: phrases.map((phrase) => phrase.trim()).filter(Boolean),
    addresses,
    others: anchors.filter((anchor) => anchor.hreflang).map((anchor) => anchor.getAttribute('href') ?? ''),
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    headings: page.querySelectorAll('h1').length,
  };
}

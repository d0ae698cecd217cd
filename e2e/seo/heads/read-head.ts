import { type APIResponse, type Page, test as base } from '@playwright/test';

/** The metadata of a page before any script runs. */
export type Head = {
  status: number;
  language: string;
  titles: string[];
  /** Contents by name or property, in order. */
  meta: Record<string, string[]>;
  /** Addresses by link relation. */
  links: Record<string, string[]>;
  headings: string[];
  /** Tags of the head that are in the body. */
  misplaced: string[];
};

type ReadHead = (address: string, headers?: Record<string, string>) => Promise<Head>;
type Fixtures = { headOf: (response: APIResponse) => Promise<Head>; readHead: ReadHead };

/**
 * Playwright's `test` with the head of a response as a browser parses it. One blank page per worker provides the
 * parser.
 */
export const test = base.extend<Fixtures, { parser: Page }>({
  parser: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  headOf: async ({ parser }, provide) => {
    await provide(async (response) => ({
      status: response.status(),
      ...(await parser.evaluate(parseHead, await response.text())),
    }));
  },
  readHead: async ({ request, headOf }, provide) => {
    await provide(async (address, headers = {}) => headOf(await request.get(address, { headers })));
  },
});

/** Runs in the browser, so it can use nothing from this file. */
function parseHead(html: string): Omit<Head, 'status'> {
  const { head, body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  function grouped(selector: string, key: string, value: string) {
    const groups: Record<string, string[]> = {};
    for (const element of head.querySelectorAll(selector)) {
      const name = element.getAttribute(key) ?? '';
      (groups[name] ??= []).push(element.getAttribute(value) ?? '');
    }
    return groups;
  }
  function texts(root: Element, selector: string) {
    return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  }
  const misplaced = body.querySelectorAll('title:not(svg *), meta:not([itemprop]), link[rel=canonical]');
  return {
    language: documentElement.lang,
    titles: texts(head, 'title'),
    meta: {
      ...grouped('meta[name]', 'name', 'content'),
      ...grouped('meta[property]', 'property', 'content'),
    },
    links: grouped('link[rel]', 'rel', 'href'),
    headings: texts(body, 'h1'),
    misplaced: [...misplaced].map(({ outerHTML }) => outerHTML),
  };
}

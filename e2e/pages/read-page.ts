import { type APIResponse, type Page, test as base } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What a page says and where it leads, before any script runs. */
export type ReadPage = {
  html: string;
  status: number;
  /** Violations of the HTML standard. */
  errors: string[];
  language: string;
  titles: string[];
  /** Contents by name or property, in order. */
  meta: Record<string, string[]>;
  /** Addresses by link relation. */
  links: Record<string, string[]>;
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>;
  /** Tags of the head that are in the body. */
  misplaced: string[];
  headings: string[];
  /** Texts and spoken or shown attributes, except of elements that are marked as English. */
  phrases: string[];
  /** Paths of links and forms to pages, except the links to the other language. */
  addresses: string[];
  /** Addresses of the links to the other language that a visitor sees. */
  others: string[];
};

type Fixtures = {
  read: (response: APIResponse) => Promise<ReadPage>;
  readPage: (address: string, headers?: Record<string, string>) => Promise<ReadPage>;
};

/** What the HTML standard demands; no rules of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-redundant-role': 'error' },
  }),
);

async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Playwright's `test` with a reader of pages. One blank page per worker parses them. */
export const test = base.extend<Fixtures, { parser: Page }>({
  parser: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  read: async ({ parser }, provide) => {
    await provide(async (response) => {
      const html = await response.text();
      const errors = await htmlErrors(html);
      return { html, status: response.status(), errors, ...(await parser.evaluate(parsePage, html)) };
    });
  },
  readPage: async ({ request, read }, provide) => {
    await provide(async (address, headers = {}) => read(await request.get(address, { headers })));
  },
});

/** Runs in the browser, so it can use nothing from this file. */
function parsePage(html: string): Omit<ReadPage, 'html' | 'status' | 'errors'> {
  const { head, body, documentElement, title } = new DOMParser().parseFromString(html, 'text/html');
  function grouped(selector: string, key: string, value: string) {
    const groups: Record<string, string[]> = {};
    for (const element of head.querySelectorAll(selector))
      (groups[element.getAttribute(key) ?? ''] ??= []).push(element.getAttribute(value) ?? '');
    return groups;
  }
  function texts(root: Element, selector: string) {
    return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  }
  const misplaced = body.querySelectorAll('title:not(svg *), meta:not([itemprop]), link[rel=canonical]');
  const alternates = [...head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
  for (const element of body.querySelectorAll('script, style')) element.remove();
  const anchors = [...body.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const forms = [...body.querySelectorAll('form')];
  const phrases: string[] = [title];
  for (const element of body.querySelectorAll('*')) {
    if (element.closest('[lang=en]')) continue;
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext'])
      phrases.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) phrases.push(node.textContent ?? '');
  }
  return {
    language: documentElement.lang,
    titles: texts(head, 'title'),
    meta: {
      ...grouped('meta[name]', 'name', 'content'),
      ...grouped('meta[property]', 'property', 'content'),
    },
    links: grouped('link[rel]', 'rel', 'href'),
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    misplaced: [...misplaced].map(({ outerHTML }) => outerHTML),
    headings: texts(body, 'h1'),
    phrases: phrases.map((phrase) => phrase.trim()).filter(Boolean),
    addresses: [
      ...anchors.filter(({ hreflang }) => !hreflang).map((anchor) => anchor.getAttribute('href') ?? ''),
      ...forms.map((form) => form.getAttribute('action') ?? ''),
    ],
    others: anchors.filter(({ hreflang }) => hreflang).map((anchor) => anchor.getAttribute('href') ?? ''),
  };
}

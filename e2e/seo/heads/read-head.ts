import type { APIResponse, Page } from '@playwright/test';

/** What a page says of itself before any script runs. */
export type Head = {
  status: number;
  language: string;
  titles: string[];
  /** Contents by name or property, in their order. */
  meta: Record<string, string[]>;
  /** Addresses by kind of link. */
  links: Record<string, string[]>;
  headings: string[];
  /** What belongs into the head and stands in the body. */
  strayed: string[];
};

/** Reads the answer as a browser does that runs no scripts; `page` lends its parser and stays where it is. */
export async function headOf(page: Page, answer: APIResponse): Promise<Head> {
  return { status: answer.status(), ...(await page.evaluate(parseHead, await answer.text())) };
}

export async function readHead(
  page: Page,
  address: string,
  headers: Record<string, string> = {},
): Promise<Head> {
  return headOf(page, await page.request.get(address, { headers }));
}

/** Runs in the browser, and knows nothing of this file. */
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
  const strays = body.querySelectorAll('title:not(svg *), meta:not([itemprop]), link[rel=canonical]');
  return {
    language: documentElement.lang,
    titles: texts(head, 'title'),
    meta: {
      ...grouped('meta[name]', 'name', 'content'),
      ...grouped('meta[property]', 'property', 'content'),
    },
    links: grouped('link[rel]', 'rel', 'href'),
    headings: texts(body, 'h1'),
    strayed: [...strays].map(({ outerHTML }) => outerHTML),
  };
}

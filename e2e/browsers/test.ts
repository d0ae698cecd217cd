import { mergeTests, expect, test as playwright } from '@playwright/test';
import { test as enquiries } from '#e2e/enquiries/received-enquiries.ts';
import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startHeldScriptsProxy, type HeldScriptsProxy } from './held-scripts-proxy.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

type Fixtures = {
  /** The site as the visitor reaches it. */
  site: HeldScriptsProxy;
  visitor: Visitor;
};

type WorkerFixtures = { engine: Engine };

/** @throws Error when the program is not installed */
function pathOf(program: 'firefox' | 'webkit' | 'xvfb'): string {
  const path = findSystemProgram(program);
  if (path === null) throw new Error(`These tests need ${program}.`);
  return path;
}

const browsers = playwright.extend<Fixtures, WorkerFixtures>({
  engine: [
    async ({}, provide, { project }) => {
      const isFirefox = project.name === 'firefox';
      const engine = await (isFirefox
        ? startFirefox(pathOf('firefox'))
        : startWebKit(pathOf('webkit'), pathOf('xvfb')));
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ baseURL }, provide) => {
    const site = await startHeldScriptsProxy(baseURL ?? '');
    await provide(site);
    site.stop();
  },
  visitor: async ({ engine, site }, provide, info) => {
    await engine.openTab();
    const visitor = new Visitor(engine, site.url);
    await provide(visitor);
    if (info.status !== info.expectedStatus)
      await info.attach('page', {
        contentType: 'text/plain',
        body: String(await visitor.page().catch(String)),
      });
    expect(engine.errors()).toEqual([]);
  },
});

/** Playwright's `test` with a visitor in Firefox or WebKit, by the name of the project. It fails by an error in the console. */
export const test = mergeTests(browsers, enquiries);

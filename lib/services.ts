import type { PageRender } from './platform/page-render.ts';
import type { Services } from './route-services.ts';

const SLOT = Symbol.for('dealership.services');

/** The server's modules and Next's bundles share only `globalThis`. */
const shared = globalThis as { [SLOT]?: Services };

/** To be called once, before the first request (server/services.ts). */
export function provideServices(services: Services): void {
  shared[SLOT] = services;
}

/** @throws Error while Next builds: a module calls this when it is asked, not when it is loaded. */
export function services(): Services {
  const { [SLOT]: provided } = shared;
  if (!provided) throw new Error('Services exist only in a running site');
  return provided;
}

/** The page being rendered; undefined outside of a render, and where there are no services. */
export function currentPage(): PageRender | undefined {
  return shared[SLOT]?.currentRender();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { resetProcess } from '#lib/platform/testing/reset-process.ts';

type Rendered<T> = { given: T; tags: string[]; seconds: number };

/** Renders pages like Next, in a process that has just started: gives what they tell Next to cache with them. */
export async function aRender() {
  Object.assign(globalThis, { AsyncLocalStorage }); // as Next does when it starts
  resetProcess();
  const { workUnitAsyncStorage } =
    await import('next/dist/server/app-render/work-unit-async-storage.external.js');

  return async function render<T>(page: () => Promise<T>): Promise<Rendered<T>> {
    const store = { type: 'prerender-legacy', tags: [] as string[], revalidate: 60 };
    const given = await workUnitAsyncStorage.run(store as never, page); // only these are read
    return { given, tags: store.tags, seconds: store.revalidate };
  };
}

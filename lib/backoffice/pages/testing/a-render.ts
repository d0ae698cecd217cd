import { AsyncLocalStorage } from 'node:async_hooks';
import { resetProcess } from '#lib/platform/testing/reset-process.ts';

type Rendered<T> = { result: T; tags: string[]; seconds: number };

/** Simulates a process that has just started. @returns a function that renders pages like Next */
export async function aRender() {
  Object.assign(globalThis, { AsyncLocalStorage }); // as Next does when it starts
  resetProcess();
  const { workUnitAsyncStorage } =
    await import('next/dist/server/app-render/work-unit-async-storage.external.js');

  return async function render<T>(page: () => Promise<T>): Promise<Rendered<T>> {
    const store = { type: 'prerender-legacy', tags: [] as string[], revalidate: 60 };
    const result = await workUnitAsyncStorage.run(store as never, page); // only these fields are read
    return { result, tags: store.tags, seconds: store.revalidate };
  };
}

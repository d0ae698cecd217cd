type Rendered<T> = { result: T; tags: string[]; seconds: number };

/** Simulates a process that has just started. @returns a function that renders pages */
export async function aRender() {
  jest.resetModules();
  const { inRender, PageRender } = await import('#lib/platform/page-render.ts');

  return async function render<T>(page: () => Promise<T>): Promise<Rendered<T>> {
    const current = new PageRender('/');
    const result = await inRender(current, page);
    return { result, tags: [...current.tags], seconds: current.lifetime };
  };
}

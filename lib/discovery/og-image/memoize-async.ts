/** What was loaded once, for everybody who asks; a load that failed is tried again for the next one. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () =>
    (known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
}

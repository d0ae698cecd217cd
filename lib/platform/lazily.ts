/** Returns a function that creates a value on its first call, and returns this value from then on. */
export function lazily<T>(create: () => T): () => T {
  let created: { value: T } | undefined;
  return () => (created ??= { value: create() }).value;
}

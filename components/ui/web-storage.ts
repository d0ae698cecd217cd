/** Session or local storage as a store of texts that React can subscribe to. */
export function webStorage(area: () => Storage) {
  /** Holds what storage refused, until the page is left. */
  const fallback = new Map<string, string>();
  const listeners = new Set<() => void>();

  /** Stores a text, or keeps it in memory when storage is forbidden or full. Null removes the text. */
  function save(key: string, text: string | null): void {
    fallback.delete(key);
    try {
      if (text === null) area().removeItem(key);
      else area().setItem(key, text);
    } catch {
      if (text !== null) fallback.set(key, text);
    }
    for (const listener of listeners) listener();
  }

  /** The stored text, or null. */
  function read(key: string): string | null {
    try {
      return fallback.get(key) ?? area().getItem(key);
    } catch {
      return null;
    }
  }

  /** Calls the listener after each change, also by another tab. @returns a function that unsubscribes. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    window.addEventListener('pageshow', listener); // a page restored from the back/forward cache missed the changes
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
      window.removeEventListener('pageshow', listener);
    };
  }

  return { save, read, subscribe };
}

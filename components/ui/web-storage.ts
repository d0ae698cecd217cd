/** Session or local storage as a store of texts that React can subscribe to. */
export function webStorage(area: () => Storage) {
  /** Holds what storage refused, until the page is left. */
  const fallback = new Map<string, string>();
  const listeners = new Set<() => void>();

  /**
   * Stores a text; null removes it.
   * @returns false when storage is forbidden or full: nothing has changed
   */
  function store(key: string, text: string | null): boolean {
    try {
      if (text === null) area().removeItem(key);
      else area().setItem(key, text);
    } catch {
      return false;
    }
    fallback.delete(key);
    notify();
    return true;
  }

  /**
   * Stores a text, or holds it in memory.
   * @returns false when it is only in memory
   */
  function save(key: string, text: string | null): boolean {
    if (store(key, text)) return true;
    if (text === null) fallback.delete(key);
    else fallback.set(key, text);
    notify();
    return false;
  }

  function notify(): void {
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

  /** Calls the listener after each change, including those of another tab. @returns a function that unsubscribes. */
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

  return { store, save, read, subscribe };
}

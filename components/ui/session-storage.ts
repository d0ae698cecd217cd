/** Holds what session storage refused, until the page is left. */
const fallback = new Map<string, string>();

const listeners = new Set<() => void>();

/** Stores a text in session storage, or in memory when storage is forbidden or full. Null removes the text. */
export function saveToSession(key: string, text: string | null): void {
  fallback.delete(key);
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) fallback.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** The stored text, or null. */
export function readFromSession(key: string): string | null {
  try {
    return fallback.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Calls the listener after each change by this page. @returns a function that unsubscribes. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('pageshow', listener); // a page restored from the back/forward cache missed the changes
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', listener);
  };
}

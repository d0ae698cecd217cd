/** What session storage would not take, held until the page is left. */
const held = new Map<string, string>();

/** Keeps a text for this tab: in session storage, or in memory where that is forbidden or full. */
export function saveToSession(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
    held.delete(key);
  } catch {
    held.set(key, text);
  }
}

/** The text that this tab keeps under the key, or `null`. */
export function readFromSession(key: string): string | null {
  try {
    return held.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeFromSession(key: string): void {
  held.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // where nothing can be kept there is nothing to drop
  }
}

import { useSyncExternalStore } from 'react';

/** What only the browser knows and what stays as long as the page is shown; `onServer` until hydration. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

function neverChanges() {
  return () => undefined;
}

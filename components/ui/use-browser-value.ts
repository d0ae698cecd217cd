import { useSyncExternalStore } from 'react';

/** What only the browser knows; `onServer` until hydration. Without `subscribe` it stays as long as the page is shown. */
export function useBrowserValue<Value>(
  read: () => Value,
  onServer: Value,
  subscribe: (onChange: () => void) => () => void = neverChanges,
): Value {
  return useSyncExternalStore(subscribe, read, () => onServer);
}

function neverChanges() {
  return () => undefined;
}

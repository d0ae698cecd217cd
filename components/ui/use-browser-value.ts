import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows; `onServer` until hydration. Without `subscribe` it must not change while the
 * page is shown.
 */
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

'use client';

import { useSyncExternalStore } from 'react';

/** The current year. The page may have been rendered in another one than it is read in. */
export function CopyrightYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}

function neverChanges() {
  return () => {};
}

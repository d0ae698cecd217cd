'use client';

import { useSyncExternalStore } from 'react';

/** The current year; a cached page may have been rendered in an earlier one. */
export function CopyrightYear({ renderedIn }: { renderedIn: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => renderedIn,
  );
}

function neverChanges() {
  return () => {};
}

'use client';

import { RepeatPresses } from './repeat-presses.tsx';
import { RestoreTyped } from './restore-typed.tsx';

/** What every page does after hydration, without markup. */
export function PageEffects() {
  return (
    <>
      <RestoreTyped />
      <RepeatPresses />
    </>
  );
}

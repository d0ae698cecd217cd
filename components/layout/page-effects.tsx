'use client';

import { useEffect } from 'react';
import { startBehaviour } from '#components/behaviour/behaviour.ts';
import { RepeatPresses } from './repeat-presses.tsx';
import { RestoreTyped } from './restore-typed.tsx';

/** What every page does after hydration, without markup. */
export function PageEffects() {
  useEffect(startBehaviour, []);
  return (
    <>
      <RestoreTyped />
      <RepeatPresses />
    </>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { startBehaviour } from '#components/behaviour/behaviour.ts';
import { RepeatPresses } from './repeat-presses.tsx';
import { isTypedInto, RestoreTyped } from './restore-typed.tsx';

/** What every page does after hydration, without markup. */
export function PageEffects() {
  const [isTyped] = useState(isTypedInto); // before React writes into the controls
  useEffect(() => startBehaviour(isTyped), [isTyped]);
  return (
    <>
      <RestoreTyped />
      <RepeatPresses />
    </>
  );
}

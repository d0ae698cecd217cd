'use client';

import { FetchSiteFont } from './fetch-site-font.tsx';
import { RepeatPresses } from './repeat-presses.tsx';
import { RestoreTyped } from './restore-typed.tsx';

/** What every page does after hydration, without markup. */
export function PageEffects() {
  return (
    <>
      <RestoreTyped />
      <RepeatPresses />
      <FetchSiteFont />
    </>
  );
}

'use client';

import { ClientNavigation } from './client-navigation.tsx';
import { FetchSiteFont } from './fetch-site-font.tsx';
import { PrewarmLinks } from './prewarm-links.tsx';
import { RestoreTyped } from './restore-typed.tsx';

/** What every page does after hydration and shows nothing of. One client component, since each is named in every page. */
export function PageEffects() {
  return (
    <>
      <ClientNavigation />
      <PrewarmLinks />
      <FetchSiteFont />
      <RestoreTyped />
    </>
  );
}

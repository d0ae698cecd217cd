'use client';

import { ClientNavigation } from './client-navigation.tsx';
import { FetchSiteFont } from './fetch-site-font.tsx';
import { PrewarmLinks } from './prewarm-links.tsx';
import { RestoreTyped } from './restore-typed.tsx';

/** What every page does after hydration, without markup: one client component, because the data of a page name each. */
export function PageEffects() {
  return (
    <>
      <RestoreTyped />
      <ClientNavigation />
      <PrewarmLinks />
      <FetchSiteFont />
    </>
  );
}

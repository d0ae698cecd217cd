'use client';

import { createContext, use, type ReactNode } from 'react';
import type { OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import type { OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

/** Settings from the server's environment that client components need. They become part of every page. */
export type SiteSettings = {
  phones: readonly string[];
  /** Digits with the country code. */
  whatsapp: string;
  /** Opening hours of the sales department. */
  salesHours: readonly OpeningTimes[];
  /** Which pictures may go through the image optimiser. */
  optimised: OptimisedPictures;
};

const Settings = createContext<SiteSettings>({
  phones: [],
  whatsapp: '',
  salesHours: [],
  optimised: { origins: [], paths: null },
});

export function SiteSettingsProvider({ children, ...settings }: SiteSettings & { children: ReactNode }) {
  return <Settings value={settings}>{children}</Settings>;
}

export function useSiteSettings(): SiteSettings {
  return use(Settings);
}

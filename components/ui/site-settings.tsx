'use client';

import { createContext, use, type ReactNode } from 'react';
import type { OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

/** What the server reads from its environment and client components need. It becomes part of every page. */
export type SiteSettings = {
  phones: readonly string[];
  /** Digits with the country code. */
  whatsapp: string;
  /** Pictures that go through the image optimiser. */
  optimised: OptimisedPictures;
};

const Settings = createContext<SiteSettings>({
  phones: [],
  whatsapp: '',
  optimised: { origins: [], paths: null },
});

export function SiteSettingsProvider({ children, ...settings }: SiteSettings & { children: ReactNode }) {
  return <Settings value={settings}>{children}</Settings>;
}

export function useSiteSettings(): SiteSettings {
  return use(Settings);
}

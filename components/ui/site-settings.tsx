'use client';

import { createContext, use, type ReactNode } from 'react';
import type { OpeningTimes } from '#lib/domain/dealership/open-now.ts';

/** What client components need to know from the server. It becomes part of every page. */
export type SiteSettings = {
  phones: readonly string[];
  /** Digits with the country code; null without WhatsApp. */
  whatsapp: string | null;
  /** Opening hours of the sales department. */
  salesHours: readonly OpeningTimes[];
  /**
   * The date in Mauritius when the page was rendered, in ISO 8601; days ago for a page that was cached or is open for long. It is
   * never after today, unlike the visitor's clock.
   */
  renderedOn: string;
};

const Settings = createContext<SiteSettings>({
  phones: [],
  whatsapp: null,
  salesHours: [],
  renderedOn: '',
});

export function SiteSettingsProvider({ children, ...settings }: SiteSettings & { children: ReactNode }) {
  return <Settings value={settings}>{children}</Settings>;
}

export function useSiteSettings(): SiteSettings {
  return use(Settings);
}

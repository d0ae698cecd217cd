import type { SiteSettings } from '#components/ui/site-settings.tsx';

/** Settings of a site, of which a test replaces what it is about. */
export const SOME_SETTINGS: SiteSettings = {
  phones: ['+230 5000 0000'],
  whatsapp: '23050000000',
  salesHours: [],
  renderedOn: '2026-05-16',
};

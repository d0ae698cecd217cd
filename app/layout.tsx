import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ClientNavigation } from '#components/layout/client-navigation.tsx';
import { openingHoursLines } from '#components/layout/opening-hours-list.tsx';
import { PrewarmLinks } from '#components/layout/prewarm-links.tsx';
import { RestoreTyped } from '#components/layout/restore-typed.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { SiteSettingsProvider } from '#components/ui/site-settings.tsx';
import { DEALER } from '#lib/platform/dealer.ts';
import { env } from '#lib/platform/env.ts';
import { yearInMauritius } from '#lib/domain/text/format.ts';
import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import './tokens.css';
import './globals.css';

/**
 * Figtree, reduced by `subset-font` to the characters of Western European languages. Other characters use the system
 * font. Nothing waits for it and nothing shifts: the first view on a slow line has the fallback, later views have it.
 */
const sans = localFont({
  src: './fonts/figtree.woff2',
  preload: false,
  display: 'optional',
  adjustFontFallback: false, // Next adjusts Arial only, which no Android phone has
  fallback: ['fallback', 'system-ui', 'sans-serif'],
  weight: '300 900',
});

/** Pages are cached in front of Next (docs/request.md). */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    applicationName: DEALER.name,
    title: DEALER.name,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#14202b' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-MU" data-scroll-behavior="smooth" className={sans.className}>
      <body>
        <SiteHeader name={DEALER.name} />
        <SiteSettingsProvider
          phones={DEALER.phones}
          whatsapp={DEALER.whatsapp}
          optimised={optimisedPictures(env())}
        >
          {children}
        </SiteSettingsProvider>
        <SiteFooter {...footerProps()} renderedIn={yearInMauritius(new Date())} />
        <ClientNavigation />
        <PrewarmLinks />
        <RestoreTyped />
      </body>
    </html>
  );
}

/** Only what the footer shows, because props become part of every page. */
function footerProps() {
  const { name, social, departments, vatNumber, companyRegistrationNumber } = DEALER;
  return {
    dealer: { name, social, vatNumber, companyRegistrationNumber },
    departments: departments.map((department) => ({
      name: department.name,
      openingHours: openingHoursLines(department.openingHours),
    })),
  };
}

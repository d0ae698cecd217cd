import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { DARK, LIGHT } from '#lib/domain/design/tokens.ts';
import { PageEffects } from '#components/layout/page-effects.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { SiteSettingsProvider } from '#components/ui/site-settings.tsx';
import { DEALER, isSales } from '#lib/dealer/dealer.ts';
import { env } from '#lib/platform/env.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { openingHoursLines } from '#lib/texts/opening-hours.ts';
import { localAddress, type Language } from '#lib/domain/language.ts';
import { dateInMauritius } from '#lib/domain/text/mauritius-time.ts';
import './tokens.css';
import './globals.css';

/**
 * Figtree, reduced by `subset-font` to the characters of Western European languages. Other characters use the system
 * font. A page asks for it after its first paint (docs/design.md, 'Type').
 * The constant names the font family, so it is not `sans`, which Linux takes for a font of its own, before the fallback.
 */
const figtree = localFont({
  src: './fonts/figtree.woff2',
  preload: false,
  display: 'swap',
  adjustFontFallback: false, // Next adjusts Arial only, which no Android phone has
  fallback: ['fallback', 'fallback-wide', 'sans-serif'],
  weight: '300 900',
});

export function siteMetadata(): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    title: DEALER.name,
    manifest: localAddress(texts().language, '/manifest.webmanifest'),
  };
}

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT.surface },
    { media: '(prefers-color-scheme: dark)', color: DARK.surface },
  ],
};

/**
 * The document around every page. Each language has a root layout of its own with its texts, so that a visitor loads one
 * language (docs/languages.md).
 */
export function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <html lang={`${language}-MU`} data-scroll-behavior="smooth" className={figtree.className}>
      <body>{children}</body>
    </html>
  );
}

/** Header, page and footer; inside the provider of the texts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteSettingsProvider
        phones={DEALER.phones}
        whatsapp={DEALER.whatsapp}
        salesHours={DEALER.departments.find(isSales)?.openingHours ?? []}
        renderedOn={dateInMauritius(new Date())}
      >
        <SiteHeader name={DEALER.name} />
        {children}
        <SiteFooter {...footerProps()} />
      </SiteSettingsProvider>
      <PageEffects />
    </>
  );
}

/** Only what the footer shows, because props become part of every page. */
function footerProps() {
  const { name, street, town, social, departments, vatNumber, companyRegistrationNumber } = DEALER;
  const { layout } = texts();
  return {
    dealer: { name, street, town, social, vatNumber, companyRegistrationNumber },
    departments: departments.map((department) => ({
      name: layout.departments[department.name],
      isSales: isSales(department),
      openingHours: openingHoursLines(department.openingHours, texts()),
    })),
  };
}

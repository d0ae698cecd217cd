import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';

import { ReachProvider } from '@/components/contact/reach';
import { LinkPreparation } from '@/components/layout/link-preparation';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { PictureHostsProvider } from '@/components/ui/picture-hosts';
import { DEALER } from '@/lib/dealer';
import { env } from '@/lib/env';
import { optimisedPictures } from '@/lib/optimised-hosts';

import './tokens.css';
import './globals.css';

const sans = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-sans',
});

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
    <html lang="en-MU" data-scroll-behavior="smooth" className={sans.variable}>
      <body>
        <SkipLink />
        <SiteHeader />
        <PictureHostsProvider optimised={optimisedPictures(env())}>
          <ReachProvider phones={DEALER.phones} whatsapp={DEALER.whatsapp}>
            {children}
          </ReachProvider>
        </PictureHostsProvider>
        <SiteFooter />
        <LinkPreparation />
      </body>
    </html>
  );
}

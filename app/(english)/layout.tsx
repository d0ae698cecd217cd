import type { ReactNode } from 'react';
import { SiteDocument, SiteFrame, siteMetadata, siteViewport } from '#app/site-document.tsx';
import { EnglishTexts } from '#components/language/english-texts.tsx';

/** Pages are cached in front of Next (docs/request.md). */
export const dynamic = 'force-dynamic';

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument language="en">
      <EnglishTexts>
        <SiteFrame>{children}</SiteFrame>
      </EnglishTexts>
    </SiteDocument>
  );
}

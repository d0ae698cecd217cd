import type { ReactNode } from 'react';
import { SiteDocument, SiteFrame, siteMetadata, siteViewport } from '#app/site-document.tsx';
import { FrenchTexts } from '#components/language/french-texts.tsx';

/** Pages are cached in front of Next (docs/request.md). */
export const dynamic = 'force-dynamic';

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;

export default function FrenchLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument language="fr">
      <FrenchTexts>
        <SiteFrame>{children}</SiteFrame>
      </FrenchTexts>
    </SiteDocument>
  );
}

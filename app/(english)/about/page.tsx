import { AboutPage } from '#components/about/about-page.tsx';
import { StructuredData } from '#components/layout/structured-data.tsx';
import { aboutMetadata } from '#lib/seo/dealer-metadata.ts';
import { dealerStructuredData } from '#lib/seo/structured-data/dealer.ts';

export function generateMetadata() {
  return aboutMetadata();
}

export default function About() {
  return (
    <>
      <StructuredData of={dealerStructuredData()} />
      <AboutPage />
    </>
  );
}

import { AboutPage } from '#components/about/about-page.tsx';
import { aboutMetadata } from '#lib/seo/dealer-metadata.ts';
import { addStructuredData } from '#lib/seo/structured-data/add-structured-data.ts';
import { dealerStructuredData } from '#lib/seo/structured-data/dealer.ts';

export function generateMetadata() {
  return aboutMetadata();
}

export default function About() {
  addStructuredData(dealerStructuredData());
  return <AboutPage />;
}

import { AboutPage } from '@/components/about/about-page';
import { StructuredData } from '@/components/layout/structured-data';
import { aboutMetadata } from '@/lib/seo/dealer-metadata';
import { dealerStructuredData } from '@/lib/seo/structured-data/dealer';

export const revalidate = 86_400;

export const metadata = aboutMetadata();

export default function About() {
  return (
    <>
      <StructuredData of={dealerStructuredData()} />
      <AboutPage />
    </>
  );
}

import { AboutPage } from '@/components/about/about-page';
import { StructuredData } from '@/components/layout/structured-data';
import { DEALER } from '@/lib/dealer';
import { pageMetadata } from '@/lib/seo/metadata';
import { dealerStructuredData } from '@/lib/seo/structured-data/dealer';

export const revalidate = 86_400;

export const metadata = pageMetadata({ title: 'About us', description: DEALER.about, canonical: '/about' });

export default function About() {
  return (
    <>
      <StructuredData of={dealerStructuredData()} />
      <AboutPage />
    </>
  );
}

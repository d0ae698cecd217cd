import { AboutPage } from '@/components/about/about-page';
import { DEALER } from '@/lib/dealer';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 86_400;

export const metadata = pageMetadata({ title: 'About us', description: DEALER.about, canonical: '/about' });

export default function About() {
  return <AboutPage />;
}

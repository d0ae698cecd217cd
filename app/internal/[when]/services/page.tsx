import { ServicesPage } from '@/components/services/services-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 86_400;

export const metadata = pageMetadata({
  title: 'Our services',
  description: 'Import a car, sell yours, place an order or have your car advertised.',
  canonical: '/services',
});

export default function Services() {
  return <ServicesPage />;
}

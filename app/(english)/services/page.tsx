import { ServicesPage } from '#components/services/services-page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';

export function generateMetadata() {
  return pageMetadata({
    subject: 'Our services',
    description: 'Import a car, sell yours, place an order or have your car advertised.',
    address: '/services',
  });
}

export default function Services() {
  return <ServicesPage />;
}

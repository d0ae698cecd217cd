import { ServicesPage } from '#components/services/services-page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';

export const metadata = pageMetadata({
  subject: 'Our services',
  description: 'Import a car, sell yours, place an order or have your car advertised.',
  address: '/services',
});

export default function Services() {
  return <ServicesPage />;
}

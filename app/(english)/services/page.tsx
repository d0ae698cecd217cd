import { texts } from '#lib/texts/current-texts.ts';
import { ServicesPage } from '#components/services/services-page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';

export function generateMetadata() {
  return pageMetadata({
    subject: texts().services.heading,
    description: texts().services.description,
    address: '/services',
  });
}

export default function Services() {
  return <ServicesPage />;
}

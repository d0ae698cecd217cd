import { texts } from '#lib/texts/current-texts.ts';
import { PrivacyPage } from '#components/privacy/privacy-page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';

export function generateMetadata() {
  return pageMetadata({
    subject: texts().privacy.title,
    description: texts().privacy.description,
    address: '/privacy',
  });
}

export default function Privacy() {
  return <PrivacyPage />;
}

import { PrivacyPage } from '#components/privacy/privacy-page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';

export function generateMetadata() {
  return pageMetadata({
    subject: 'Privacy',
    description: 'What this website keeps about its visitors, how long, and who gets it.',
    address: '/privacy',
  });
}

export default function Privacy() {
  return <PrivacyPage />;
}

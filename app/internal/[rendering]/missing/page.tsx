import { MissingPage } from '#components/layout/missing-page.tsx';
import { notFoundMetadata } from '#lib/discovery/seo/metadata.ts';

export const revalidate = 86_400;

export function generateMetadata() {
  return notFoundMetadata('Page not found');
}

export default function UnknownAddressPage() {
  return <MissingPage heading="This page does not exist" explanation="The link may be old or mistyped." />;
}

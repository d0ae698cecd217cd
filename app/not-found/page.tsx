import { NotFoundPage } from '#components/layout/not-found-page.tsx';
import { notFoundMetadata } from '#lib/seo/metadata.ts';

export function generateMetadata() {
  return notFoundMetadata('Page not found');
}

export default function UnknownAddressPage() {
  return (
    <NotFoundPage
      heading="This page does not exist"
      explanation="The link may be old or mistyped. All the cars we have are in the inventory."
    />
  );
}

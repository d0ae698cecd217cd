import { MissingPage } from '@/components/layout/missing-page';
import { missing } from '@/lib/seo/metadata';

export const revalidate = 86_400;

export const metadata = missing('Page not found');

export default function UnknownAddressPage() {
  return <MissingPage heading="This page does not exist" explanation="The link may be old or mistyped." />;
}

import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Page } from '#components/layout/page.tsx';
import { pageMetadata } from '#lib/discovery/seo/metadata.ts';

export const revalidate = 86_400;

const TITLE = 'Place your order';
const INTRODUCTION =
  'Tell us what you are looking for. We search the auctions in Japan and Great Britain and call you with what we find.';

export const metadata = pageMetadata({ subject: TITLE, description: INTRODUCTION, address: '/preorder' });

export default function PlaceYourOrder() {
  return (
    <Page heading={TITLE} isNarrow>
      <p>{INTRODUCTION}</p>
      <EnquiryForm kind="pre-order" />
    </Page>
  );
}

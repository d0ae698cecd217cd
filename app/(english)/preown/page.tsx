import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Page } from '#components/layout/page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';

const TITLE = 'Sell your vehicle';
const INTRODUCTION =
  'Tell us about your vehicle and the day that suits you. We look at it and make you an offer.';

export function generateMetadata() {
  return pageMetadata({ subject: TITLE, description: INTRODUCTION, address: '/preown' });
}

export default function SellYourVehicle() {
  return (
    <Page heading={TITLE} isNarrow>
      <p>{INTRODUCTION}</p>
      <EnquiryForm kind="sell-car" />
    </Page>
  );
}

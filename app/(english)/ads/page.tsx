import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Page } from '#components/layout/page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';

const TITLE = 'Advertise your vehicle';
const INTRODUCTION =
  'We show your vehicle to buyers, in photos or on video. Tell us about it and the day that suits you.';

export function generateMetadata() {
  return pageMetadata({ subject: TITLE, description: INTRODUCTION, address: '/ads' });
}

export default function AdsRequest() {
  return (
    <Page heading={TITLE} isNarrow>
      <p>{INTRODUCTION}</p>
      <EnquiryForm kind="ads" />
    </Page>
  );
}

import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { FormPage } from '#components/forms/form-page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { texts } from '#lib/texts/current-texts.ts';

export function generateMetadata() {
  const { title, introduction } = texts().formPages.ads;
  return pageMetadata({ subject: title, description: introduction, address: '/ads' });
}

export default function AdsRequest() {
  const { title, introduction } = texts().formPages.ads;
  return (
    <FormPage heading={title} introduction={introduction} drawing="camera">
      <EnquiryForm kind="ads" />
    </FormPage>
  );
}

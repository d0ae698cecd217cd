import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { FormPage } from '#components/forms/form-page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { texts } from '#lib/texts/current-texts.ts';

export function generateMetadata() {
  const { title, introduction } = texts().formPages.sellCar;
  return pageMetadata({ subject: title, description: introduction, address: '/preown' });
}

export default function SellYourVehicle() {
  const { title, introduction } = texts().formPages.sellCar;
  return (
    <FormPage heading={title} introduction={introduction} drawing="key">
      <EnquiryForm kind="sell-car" />
    </FormPage>
  );
}

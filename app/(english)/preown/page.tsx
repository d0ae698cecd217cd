import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Page } from '#components/layout/page.tsx';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { texts } from '#lib/texts/current-texts.ts';

export function generateMetadata() {
  const { title, introduction } = texts().formPages.sellCar;
  return pageMetadata({ subject: title, description: introduction, address: '/preown' });
}

export default function SellYourVehicle() {
  const { title, introduction } = texts().formPages.sellCar;
  return (
    <Page heading={title} isNarrow>
      <p>{introduction}</p>
      <EnquiryForm kind="sell-car" />
    </Page>
  );
}

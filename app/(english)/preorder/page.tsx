import type { Metadata } from 'next';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { FormPage } from '#components/forms/form-page.tsx';
import { prefilledVehicle, queryOf } from '#lib/domain/page-address.ts';
import { noindex, pageMetadata } from '#lib/seo/metadata.ts';
import { texts } from '#lib/texts/current-texts.ts';

type Props = PageProps<'/preorder'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { title, introduction } = texts().formPages.preOrder;
  const metadata = pageMetadata({ subject: title, description: introduction, address: '/preorder' });
  return prefilledVehicle(queryOf(await searchParams)) ? noindex(metadata) : metadata;
}

export default async function PlaceYourOrder({ searchParams }: Props) {
  const { title, introduction } = texts().formPages.preOrder;
  const vehicle = prefilledVehicle(queryOf(await searchParams));
  return (
    <FormPage heading={title} introduction={introduction} drawing="clipboard">
      <EnquiryForm kind="pre-order" prefilled={vehicle ? { vehicle } : undefined} />
    </FormPage>
  );
}

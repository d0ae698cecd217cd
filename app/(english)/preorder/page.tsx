import type { Metadata } from 'next';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Page } from '#components/layout/page.tsx';
import { prefilledVehicle, queryOf } from '#lib/domain/page-address.ts';
import { noindex, pageMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/preorder'>;

const TITLE = 'Place your order';
const INTRODUCTION =
  'Tell us what you are looking for. We search the auctions in Japan and Great Britain and call you with what we find.';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const metadata = pageMetadata({ subject: TITLE, description: INTRODUCTION, address: '/preorder' });
  return prefilledVehicle(queryOf(await searchParams)) ? noindex(metadata) : metadata;
}

export default async function PlaceYourOrder({ searchParams }: Props) {
  const vehicle = prefilledVehicle(queryOf(await searchParams));
  return (
    <Page heading={TITLE} isNarrow>
      <p>{INTRODUCTION}</p>
      <EnquiryForm kind="pre-order" prefilled={vehicle ? { vehicle } : undefined} />
    </Page>
  );
}

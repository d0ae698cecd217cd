import type { Metadata } from 'next';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Page } from '#components/layout/page.tsx';
import { decodeSegment } from '#lib/domain/internal-routes.ts';
import { noindex, pageMetadata } from '#lib/discovery/seo/metadata.ts';

type Props = PageProps<'/internal/preorder/[vehicle]'>;

export const revalidate = 86_400;

/** Nothing is rendered at build time: the prefilled text comes from visitors' addresses. */
export function generateStaticParams() {
  return [];
}

const TITLE = 'Place your order';
const INTRODUCTION =
  'Tell us what you are looking for. We search the auctions in Japan and Great Britain and call you with what we find.';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const metadata = pageMetadata({ subject: TITLE, description: INTRODUCTION, address: '/preorder' });
  return decodeSegment((await params).vehicle) ? noindex(metadata) : metadata;
}

export default async function PlaceYourOrder({ params }: Props) {
  const vehicle = decodeSegment((await params).vehicle);
  return (
    <Page heading={TITLE} isNarrow>
      <p>{INTRODUCTION}</p>
      <EnquiryForm kind="pre-order" prefilled={vehicle ? { vehicle } : undefined} />
    </Page>
  );
}

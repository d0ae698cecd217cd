import { ExpiredForm } from '#components/form-result/form-result-page.tsx';
import { RejectedForm } from '#components/form-result/rejected-form.tsx';
import { formByKind } from '#lib/domain/enquiry/forms.ts';
import { DRAFTS } from '#lib/enquiries/receive/drafts.ts';
import { formResultMetadata } from '#lib/seo/metadata.ts';

export const metadata = formResultMetadata('Not sent yet');

export default async function RejectedFormPage({ params, searchParams }: PageProps<'/form-result/[id]'>) {
  const draft = await DRAFTS.find((await params).id);
  if (draft === null) return <ExpiredForm formPage={formByKind((await searchParams).form)?.page ?? null} />;

  const { kind, texts, car, seed, message, fields } = draft;
  return <RejectedForm kind={kind} rejected={{ texts, response: { message, fields }, seed }} car={car} />;
}

import { ExpiredForm } from '#components/form-result/form-result-page.tsx';
import { RejectedForm } from '#components/form-result/rejected-form.tsx';
import { formByKind } from '#lib/domain/enquiry/forms.ts';
import { REJECTED_FORMS } from '#lib/enquiries/receive/rejected-forms.ts';
import { formResultMetadata } from '#lib/seo/metadata.ts';

export function generateMetadata() {
  return formResultMetadata('Not sent yet');
}

export default async function RejectedFormPage({ params, searchParams }: PageProps<'/form-result/[id]'>) {
  const rejectedForm = await REJECTED_FORMS.find((await params).id);
  if (rejectedForm === null)
    return <ExpiredForm formPage={formByKind((await searchParams).form)?.page ?? null} />;

  const { kind, texts, car, seed, message, fields } = rejectedForm;
  return <RejectedForm kind={kind} rejected={{ texts, response: { message, fields }, seed }} car={car} />;
}

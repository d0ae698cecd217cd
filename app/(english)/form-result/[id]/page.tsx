import { ExpiredForm } from '#components/form-result/form-result-page.tsx';
import { RejectedForm } from '#components/form-result/rejected-form.tsx';
import { formByKind } from '#lib/domain/enquiry/forms.ts';
import { formResultMetadata } from '#lib/seo/metadata.ts';
import { services } from '#lib/services.ts';

export function generateMetadata() {
  return formResultMetadata('Not sent yet');
}

export default async function RejectedFormPage({ params, searchParams }: PageProps<'/form-result/[id]'>) {
  const posted = await services().findPostedForm((await params).id);
  if (!posted?.rejection)
    return <ExpiredForm formPage={formByKind((await searchParams).form)?.page ?? null} />;

  const { kind, texts, car, rejection } = posted;
  const { seed, ...response } = rejection;
  return <RejectedForm kind={kind} rejected={{ texts, response, seed }} car={car} />;
}

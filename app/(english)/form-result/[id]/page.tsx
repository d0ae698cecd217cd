import { ExpiredForm } from '#components/form-result/form-result-page.tsx';
import { RejectedForm } from '#components/form-result/rejected-form.tsx';
import { formByKind } from '#lib/domain/enquiry/forms.ts';
import { formResultMetadata } from '#lib/seo/metadata.ts';
import { services } from '#lib/services.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { rejectionText } from '#lib/texts/rejection-text.ts';

export function generateMetadata() {
  return formResultMetadata(texts().formResult.notSentYet);
}

export default async function RejectedFormPage({ params, searchParams }: PageProps<'/form-result/[id]'>) {
  const posted = await services().findPostedForm((await params).id);
  if (!posted?.rejection)
    return <ExpiredForm formPage={formByKind((await searchParams).form)?.page ?? null} />;

  const { kind, texts: typed, car, rejection } = posted;
  const { reason, fields } = rejection;
  const response = { message: rejectionText(reason, texts()), fields };
  return <RejectedForm kind={kind} rejected={{ texts: typed, response }} car={car} />;
}

import { SentForm } from '#components/form-result/form-result-page.tsx';
import { SENT, formByKind } from '#lib/domain/enquiry/forms.ts';
import { formResultMetadata } from '#lib/seo/metadata.ts';

export function generateMetadata() {
  return formResultMetadata(SENT);
}

export default async function SentPage({ searchParams }: PageProps<'/form-result/sent'>) {
  return <SentForm formPage={formByKind((await searchParams).form)?.page ?? '/'} />;
}

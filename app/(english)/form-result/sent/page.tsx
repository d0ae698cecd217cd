import { SentForm } from '#components/form-result/form-result-page.tsx';
import { formByKind } from '#lib/domain/enquiry/forms.ts';
import { queryOf } from '#lib/domain/page-address.ts';
import { formResultMetadata } from '#lib/seo/metadata.ts';
import { services } from '#lib/services.ts';
import { texts } from '#lib/texts/current-texts.ts';

export function generateMetadata() {
  return formResultMetadata(texts().sent.heading);
}

export default async function SentPage({ searchParams }: PageProps<'/form-result/sent'>) {
  const query = queryOf(await searchParams);
  const posted = await services().findPostedForm(query.get('id') ?? '');
  const kind = formByKind(query.get('form') ?? undefined)?.kind ?? 'contact';
  return <SentForm {...(posted && !posted.rejection ? posted : { kind, texts: {}, car: '' })} />;
}

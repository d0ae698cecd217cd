import { SentAnswer } from '#components/form-result/sent-answer.tsx';
import { SENT } from '#lib/domain/enquiry/form.ts';
import { formNamed } from '#lib/domain/enquiry/forms.ts';
import { formResultMetadata } from '#lib/discovery/seo/metadata.ts';

type Props = { searchParams: Promise<{ form?: string | string[] }> };

/** Never kept: it is rendered with a nonce (server/nonce-policy.ts). */
export const dynamic = 'force-dynamic';

export const metadata = formResultMetadata(SENT);

export default async function SentPage({ searchParams }: Props) {
  return <SentAnswer formPage={formNamed((await searchParams).form)?.page ?? '/'} />;
}

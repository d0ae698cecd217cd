import { SentAnswer } from '#components/form-result/sent-answer.tsx';
import { SENT, formByKind } from '#lib/domain/enquiry/forms.ts';
import { answerMetadata } from '#lib/discovery/seo/metadata.ts';

type Props = { searchParams: Promise<{ form?: string | string[] }> };

/** Never kept: it is rendered with a nonce (server/nonce-policy.ts). */
export const dynamic = 'force-dynamic';

export const metadata = answerMetadata(SENT);

export default async function SentPage({ searchParams }: Props) {
  return <SentAnswer formPage={formByKind((await searchParams).form)?.page ?? '/'} />;
}

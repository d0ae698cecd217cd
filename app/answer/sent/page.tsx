import { SentAnswer } from '@/components/answer/sent-answer';
import { SENT } from '@/lib/domain/enquiry/form';
import { formNamed } from '@/lib/domain/enquiry/forms';
import { answerMetadata } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<{ form?: string | string[] }> };

/** Never kept: it is rendered with a nonce (server/answer-nonce.ts). */
export const dynamic = 'force-dynamic';

export const metadata = answerMetadata(SENT);

export default async function SentPage({ searchParams }: Props) {
  return <SentAnswer formPage={formNamed((await searchParams).form)?.page ?? '/'} />;
}

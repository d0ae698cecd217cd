import { DraftAnswer } from '@/components/answer/draft-answer';
import { ExpiredAnswer } from '@/components/answer/expired-answer';
import { formNamed } from '@/lib/domain/enquiry/forms';
import { DRAFTS } from '@/lib/intake/drafts';
import { answerMetadata } from '@/lib/seo/metadata';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ form?: string | string[] }>;
};

/** Never kept: it is rendered with a nonce (server/answer-nonce.ts). */
export const dynamic = 'force-dynamic';

export const metadata = answerMetadata('Not sent yet');

export default async function AnswerPage({ params, searchParams }: Props) {
  const draft = await DRAFTS.find((await params).id);
  if (draft === null) return <ExpiredAnswer formPage={formNamed((await searchParams).form)?.page ?? null} />;

  const { kind, texts, car, seed, message, fields } = draft;
  return <DraftAnswer kind={kind} earlier={{ texts, outcome: { message, fields }, seed }} car={car} />;
}

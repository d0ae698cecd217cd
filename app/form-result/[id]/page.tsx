import { DraftAnswer } from '#components/form-result/draft-answer.tsx';
import { ExpiredAnswer } from '#components/form-result/expired-answer.tsx';
import { formNamed } from '#lib/domain/enquiry/forms.ts';
import { DRAFTS } from '#lib/enquiries/receive/drafts.ts';
import { formResultMetadata } from '#lib/discovery/seo/metadata.ts';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ form?: string | string[] }>;
};

/** Never kept: it is rendered with a nonce (server/nonce-policy.ts). */
export const dynamic = 'force-dynamic';

export const metadata = formResultMetadata('Not sent yet');

export default async function AnswerPage({ params, searchParams }: Props) {
  const draft = await DRAFTS.find((await params).id);
  if (draft === null) return <ExpiredAnswer formPage={formNamed((await searchParams).form)?.page ?? null} />;

  const { kind, texts, car, seed, message, fields } = draft;
  return <DraftAnswer kind={kind} earlier={{ texts, outcome: { message, fields }, seed }} car={car} />;
}

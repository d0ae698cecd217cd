import { SentAnswer } from '@/components/answer/sent-answer';
import { SENT } from '@/lib/domain/enquiry/form';
import { formNamed } from '@/lib/domain/enquiry/forms';
import { answerMetadata } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<{ form?: string | string[] }> };

export const metadata = answerMetadata(SENT);

export default async function SentPage({ searchParams }: Props) {
  return <SentAnswer formPage={formNamed((await searchParams).form)?.page ?? '/'} />;
}

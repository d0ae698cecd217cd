import { SentAnswer } from '@/components/answer/sent-answer';
import { SENT } from '@/lib/domain/enquiry/form';
import { formNamed } from '@/lib/domain/enquiry/forms';
import { unlisted } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<{ form?: string | string[] }> };

export const metadata = unlisted({ title: SENT });

export default async function SentPage({ searchParams }: Props) {
  return <SentAnswer formPage={formNamed((await searchParams).form)?.page ?? '/'} />;
}

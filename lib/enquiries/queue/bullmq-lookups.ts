import type { EnquiryJob } from './bullmq-job.ts';
import type { BullmqQueues } from './bullmq-queues.ts';
import { hasReadableData } from './bullmq-unreadable.ts';

type Known =
  | { state: 'delivered' | 'waiting'; id: string }
  /** To be stored with `id`, in place of the dead letter with that id. */
  | { state: 'new'; id: string; dead: EnquiryJob | null };

/** Looks up an enquiry by its own id, then by its equivalent ids. */
export async function findKnown(
  queues: BullmqQueues,
  [id, ...equivalentIds]: [string, ...string[]],
): Promise<Known> {
  const { client, enquiries, deadLetters } = await queues.open();
  let result: Known = { state: 'new', id, dead: null };
  for (const candidate of [id, ...equivalentIds]) {
    const [waiting, deadLetter, isDelivered] = await Promise.all([
      enquiries.getJob(candidate), // first, since a job moves from this queue to the others
      deadLetters.getJob(candidate),
      client.exists(queues.key('delivered', candidate)),
    ]);
    if (isDelivered) return { state: 'delivered', id: candidate };
    if (waiting) return { state: 'waiting', id: candidate };
    if (deadLetter && hasReadableData(deadLetter)) result = { state: 'new', id: candidate, dead: deadLetter };
  }
  return result;
}

/** The times at which the retried enquiries were stored, oldest first. */
export async function storedTimes(queues: BullmqQueues): Promise<number[]> {
  const { enquiries } = await queues.open();
  const lists = ['wait', 'active', 'delayed'].map((state) =>
    timestampsOf(queues, enquiries.toKey(state), enquiries.toKey('*->timestamp')),
  );
  return (await Promise.all(lists)).flat().sort((one, other) => one - other);
}

/**
 * The timestamps of all jobs in a list. Reads no job: health checks may come every second while thousands wait. A server
 * without free memory answers SORT_RO, but not SORT.
 */
export async function timestampsOf(queues: BullmqQueues, list: string, field: string): Promise<number[]> {
  const { client } = await queues.open();
  return (await client.sortRo(list, { BY: field, GET: field })).map(Number);
}

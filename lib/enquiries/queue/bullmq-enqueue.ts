import { randomUUID } from 'node:crypto';
import { type EnquiryJob, enquiryOf } from './bullmq-job.ts';
import type { BullmqQueues } from './bullmq-queues.ts';
import { hasReadableData } from './bullmq-unreadable.ts';
import type { Enqueued, Enquiry, Lease } from './enquiry.ts';

/** Stores and leases an enquiry by a job that is delayed until the lease ends. Rejects when the server is full. */
export async function enqueue(
  queues: BullmqQueues,
  enquiry: Enquiry,
  { from, until }: Lease,
  equivalentIds: string[],
): Promise<Enqueued> {
  const known = await findKnown(queues, [enquiry.id, ...equivalentIds]);
  if (known.state !== 'new') return known;
  if (await queues.isFull()) throw new Error('the queue server is full');
  const { id, dead } = known;
  const { kind, call, idempotencyKey, missingCar, language } = enquiry;
  const previous = dead?.data ?? { idempotencyKey, storedAt: from, attempts: 0, failure: null };
  const enqueueId = randomUUID();
  await queues.add(id, kind, {
    ...{ ...previous, call, payload: JSON.stringify(enquiry.payload), missingCar, language, refusedMs: 0 },
    ...{ attempts: previous.attempts + 1, dueAt: until, leasedUntil: until, enqueueId },
  });
  await dead?.remove();
  const { enquiries } = await queues.open();
  const job = await enquiries.getJob(id);
  if (job?.data.enqueueId !== enqueueId) return { state: 'waiting', id };
  return { state: 'leased', ...enquiryOf(job) };
}

type Known =
  | { state: 'delivered' | 'waiting'; id: string }
  /** To be stored with `id`, in place of the dead letter with that id. */
  | { state: 'new'; id: string; dead: EnquiryJob | null };

/** Looks up an enquiry by its own id, then by its equivalent ids. */
async function findKnown(
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

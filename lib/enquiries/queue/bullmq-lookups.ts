import type { EnquiryJob } from './bullmq-job.ts';
import type { BullmqQueues } from './bullmq-queues.ts';

type Known =
  | { state: 'delivered' | 'waiting'; id: string }
  /** To be stored under `id`, in place of the dead letter that is known by it. */
  | { state: 'new'; id: string; dead: EnquiryJob | null };

/** What is known of an enquiry by one of its ids, the first of which is its own. */
export async function findKnown(
  queues: BullmqQueues,
  [id, ...equivalentIds]: [string, ...string[]],
): Promise<Known> {
  const { client, enquiries, deadLetters } = await queues.open();
  let known: Known = { state: 'new', id, dead: null };
  for (const one of [id, ...equivalentIds]) {
    const [waiting, deadLetter, isDelivered] = await Promise.all([
      enquiries.getJob(one), // first: from there it moves to the others
      deadLetters.getJob(one),
      client.exists(queues.key('delivered', one)),
    ]);
    if (isDelivered) return { state: 'delivered', id: one };
    if (waiting) return { state: 'waiting', id: one };
    if (deadLetter) known = { state: 'new', id: one, dead: deadLetter };
  }
  return known;
}

/** When each enquiry that is retried was stored, oldest first. */
export async function storedTimes(queues: BullmqQueues): Promise<number[]> {
  const { enquiries } = await queues.open();
  const lists = ['wait', 'active', 'delayed'].map((state) =>
    timestamps(queues, enquiries.toKey(state), enquiries.toKey('*->timestamp')),
  );
  return (await Promise.all(lists)).flat().sort((one, other) => one - other);
}

/** Without the jobs themselves: thousands may wait, and probes ask every second. */
export async function timestamps(queues: BullmqQueues, list: string, field: string): Promise<number[]> {
  const { client } = await queues.open();
  return (await client.sort(list, { BY: field, GET: field })).map(Number);
}

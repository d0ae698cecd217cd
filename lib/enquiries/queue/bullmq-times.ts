import type { Queue } from 'bullmq';
import type { Redis } from '#lib/platform/redis.ts';
import type { BullmqQueues } from './bullmq-queues.ts';

/** The times at which the retried enquiries were stored, oldest first. */
export async function storedTimes(queues: BullmqQueues): Promise<number[]> {
  const { client, enquiries } = await queues.open();
  const states = ['wait', 'active', 'delayed'];
  const lists = await Promise.all(states.map((state) => timestampsOf(client, enquiries, state)));
  return lists.flat().sort((one, other) => one - other);
}

/** The times at which enquiries became dead letters, oldest first. */
export async function deadLetterTimes(queues: BullmqQueues): Promise<number[]> {
  const { client, deadLetters } = await queues.open();
  return timestampsOf(client, deadLetters, 'wait');
}

/**
 * The timestamps of all jobs in a state. Reads no job: health checks may come every second while thousands wait. A server
 * without free memory answers SORT_RO, but not SORT.
 */
async function timestampsOf(client: Redis, queue: Queue, state: string): Promise<number[]> {
  const field = queue.toKey('*->timestamp');
  return (await client.sortRo(queue.toKey(state), { BY: field, GET: field })).map(Number);
}

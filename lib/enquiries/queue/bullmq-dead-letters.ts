import { timestampsOf } from './bullmq-lookups.ts';
import type { BullmqQueues } from './bullmq-queues.ts';

/** The times at which enquiries became dead letters, oldest first. */
export async function deadLetterTimes(queues: BullmqQueues): Promise<number[]> {
  const { deadLetters } = await queues.open();
  return timestampsOf(queues, deadLetters.toKey('wait'), deadLetters.toKey('*->timestamp'));
}

/** Deletes dead letters with a time up to `before`. @returns their ids */
export async function eraseOldDeadLetters(
  queues: BullmqQueues,
  before: number,
  now: number,
): Promise<string[]> {
  const { client, deadLetters } = await queues.open();
  const erased: string[] = [];
  for (const job of await deadLetters.getWaiting()) {
    if (job.timestamp <= before) {
      await job.remove();
      erased.push(String(job.id));
    } else if (job.timestamp > now) {
      await client.hSet(deadLetters.toKey(String(job.id)), 'timestamp', now); // written with a wrong clock
    }
  }
  return erased;
}

import { timestamps } from './bullmq-lookups.ts';
import type { BullmqQueues } from './bullmq-queues.ts';

/** When each dead letter became one, oldest first. */
export async function deadTimes(queues: BullmqQueues): Promise<number[]> {
  const { deadLetters } = await queues.open();
  return timestamps(queues, deadLetters.toKey('wait'), deadLetters.toKey('*->timestamp'));
}

/** Deletes what became a dead letter before `before`. @returns the ids. */
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
      await client.hSet(deadLetters.toKey(String(job.id)), 'timestamp', now); // from a wrong clock
    }
  }
  return erased;
}

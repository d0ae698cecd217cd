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
  for (const id of await deadLetters.getRanges(['wait'], 0, -1, true)) {
    const timestamp = Number(await client.hGet(deadLetters.toKey(id), 'timestamp')); // one that cannot be read has it, too
    if (timestamp <= before) {
      await deadLetters.remove(id);
      erased.push(id);
    } else if (timestamp > now) {
      await client.hSet(deadLetters.toKey(id), 'timestamp', now); // written with a wrong clock
    }
  }
  return erased;
}

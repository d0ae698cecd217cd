import type { Job, JobType, Queue } from 'bullmq';
import { ValiError } from 'valibot';
import { isRecord } from '#lib/backoffice/response/wire.ts';
import { type EnquiryJob, type JobData, rowOf } from './bullmq-job.ts';
import type { BullmqQueues } from './bullmq-queues.ts';
import {
  enquiryOfRow,
  unreadableReason,
  type UndeliveredEnquiry,
  type UnreadableEnquiry,
} from './enquiry.ts';
import { logUnreadable } from './queue-failure.ts';

/** The data of a dead letter that cannot be read. */
export type UnreadableData = Pick<UnreadableEnquiry, 'unreadable' | 'stored'>;

type AnyJob = Job<JobData | UnreadableData>;

/** Whether a job could not be read because of its content: BullMQ parses its JSON, `enquiryOf` checks the shape. */
export function isContentError(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof ValiError;
}

export function hasReadableData(job: AnyJob): job is EnquiryJob {
  return unreadableDataOf(job) === null;
}

function unreadableDataOf({ data }: AnyJob): UnreadableData | null {
  return isRecord(data) && 'unreadable' in data ? data : null;
}

/** The enquiries of a queue's jobs in these states, read one by one: the connection rejects thousands of commands at once. */
export async function readEnquiries(
  queues: BullmqQueues,
  name: 'enquiries' | 'deadLetters',
  states: JobType[],
) {
  const { [name]: queue } = await queues.open();
  const ids = await queue.getRanges(states, 0, -1, true);
  const found: (UndeliveredEnquiry | UnreadableEnquiry)[] = [];
  for (const id of ids) {
    const enquiry = await readEnquiry(queues, queue, id);
    if (enquiry) found.push(enquiry);
  }
  return found;
}

/** `null` when the job does not exist any more. */
async function readEnquiry(
  queues: BullmqQueues,
  queue: Queue<JobData | UnreadableData>,
  id: string,
): Promise<UndeliveredEnquiry | UnreadableEnquiry | null> {
  const { client, deadLetters } = await queues.open();
  try {
    const job: AnyJob | undefined = await queue.getJob(id);
    if (!job) return null;
    const unreadableData = unreadableDataOf(job);
    if (unreadableData) return { id, ...unreadableData };
    return enquiryOfRow(rowOf(job, queue === deadLetters ? job.timestamp : null));
  } catch (error) {
    if (!isContentError(error)) throw error;
    const unreadable = unreadableReason(error);
    return { id, unreadable, stored: await client.hGetAll(queue.toKey(id)) };
  }
}

/** The delayed job at an index, as a list. An unreadable one becomes a dead letter. */
export async function readDelayed(queues: BullmqQueues, index: number): Promise<EnquiryJob[]> {
  const { enquiries } = await queues.open();
  for (;;) {
    try {
      return await enquiries.getDelayed(index, index);
    } catch (error) {
      if (!isContentError(error)) throw error;
      for (const id of await enquiries.getRanges(['delayed'], index, index, true))
        await deadLetterUnreadable(queues, id);
    }
  }
}

/** Moves the job that was fetched with this token, but cannot be read, to the dead letters. */
export async function deadLetterFetched(queues: BullmqQueues, token: string): Promise<void> {
  const { client, enquiries } = await queues.open();
  for (const id of await client.lRange(enquiries.toKey('active'), 0, -1))
    if ((await client.get(lockKey(enquiries, id))) === token) await deadLetterUnreadable(queues, id);
}

/** Moves an unreadable job to the dead letters, where its data are valid JSON. */
async function deadLetterUnreadable(queues: BullmqQueues, id: string): Promise<void> {
  const { client, enquiries, deadLetters } = await queues.open();
  const enquiry = await readEnquiry(queues, enquiries, id);
  if (!enquiry || !('unreadable' in enquiry)) return;
  const { unreadable, stored } = enquiry;
  await deadLetters.add('unreadable', { unreadable, stored }, { jobId: id, timestamp: Date.now() });
  await client.del(lockKey(enquiries, id)); // BullMQ removes no locked job
  await enquiries.remove(id);
  logUnreadable(id, unreadable);
}

function lockKey(queue: Queue, id: string): string {
  return queue.toKey(`${id}:lock`);
}

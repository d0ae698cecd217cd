import type { Job } from 'bullmq';
import { enquiryOfRow, type UndeliveredEnquiry } from './enquiry.ts';

/** What a job holds besides id and name. */
export type JobData = {
  call: string;
  idempotencyKey: string;
  /** JSON. */
  payload: string;
  missingCar: string | null;
  storedAt: number;
  /** Without those that BullMQ counts as `attemptsStarted`. */
  attempts: number;
  refusedMs: number;
  failure: string | null;
  dueAt: number;
  /** The first attempt is made by the process that stored the enquiry, while its job is delayed until then. */
  leasedUntil: number;
  /** Of the `enqueue` that stored it: of several at once BullMQ keeps one. */
  enqueueId: string;
};

export type EnquiryJob = Job<JobData>;

/** @throws ValiError for a job that this site did not write. */
export function enquiryOf(job: EnquiryJob, deadSince: number | null = null): UndeliveredEnquiry {
  const attempts = job.data.attempts + job.attemptsStarted;
  return enquiryOfRow({ ...job.data, id: job.id, kind: job.name, attempts, deadSince });
}

/** Removes a job with all that it holds. @param token of the lock, of a job that was fetched. */
export async function endJob(job: EnquiryJob, token: string | undefined): Promise<void> {
  if (token === undefined) await job.remove();
  else await job.moveToCompleted(undefined, token, false); // which removes it: `removeOnComplete`
}

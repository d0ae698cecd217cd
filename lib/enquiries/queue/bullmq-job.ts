import type { Job } from 'bullmq';
import type { Language } from '#lib/domain/language.ts';
import { isRecord } from '#lib/backoffice/response/wire.ts';
import { enquiryOfRow, type UndeliveredEnquiry } from './enquiry.ts';

/** The data of a job. Its id and name are those of the enquiry. */
export type JobData = {
  call: string;
  idempotencyKey: string;
  /** As JSON. */
  payload: string;
  missingCar: string | null;
  /** Missing in a job of an earlier release. */
  language?: Language;
  storedAt: number;
  /** Attempts besides those that BullMQ counts as `attemptsStarted`. */
  attempts: number;
  refusedMs: number;
  failure: string | null;
  dueAt: number;
  /** End of the lease of the first attempt; until then the job is delayed. */
  leasedUntil: number;
  /** Identifies the call of `enqueue` that stored the job: BullMQ keeps one of several jobs with the same id. */
  enqueueId: string;
};

export type EnquiryJob = Job<JobData>;

/** @throws ValiError for a job that this site did not write */
export function enquiryOf(job: EnquiryJob): UndeliveredEnquiry {
  return enquiryOfRow(rowOf(job, null));
}

/** The fields of an enquiry, not validated. @param deadSince when it became a dead letter */
export function rowOf({ id, name, data, attemptsStarted }: Job<unknown>, deadSince: number | null) {
  const stored = isRecord(data) ? data : {};
  const attempts = Number(stored['attempts'] ?? NaN) + attemptsStarted;
  return { ...stored, id, kind: name, attempts, deadSince };
}

/** Removes a job and its data. @param token of the lock of a fetched job */
export async function removeJob(job: EnquiryJob, token: string | undefined): Promise<void> {
  if (token === undefined) await job.remove();
  else await job.moveToCompleted(undefined, token, false); // removes the job, by `removeOnComplete`
}

import type { Job } from 'bullmq';
import { isRecord } from '#lib/backoffice/response/wire.ts';
import { readEnquiry } from './enquiry.ts';

/** The fields of an enquiry that are not those of its job. */
export type JobData = Record<string, unknown>;

/** The data of the job of a delivered enquiry, which is kept for a day to recognise a repeated one. */
export const DELIVERED = { isDelivered: true };

/** The states of a job that is not completed. */
export const UNDELIVERED = ['waiting', 'active', 'delayed', 'failed'] as const;

/** The error of an attempt that is to be repeated. */
export class RetryLater extends Error {
  readonly delayMs: number;

  constructor(message: string, delayMs: number) {
    super(message);
    this.delayMs = delayMs;
  }
}

/** Retried until an attempt is final; a job of an earlier release has no such options. */
export const RETRIED = { attempts: 1_000_000_000, backoff: { type: 'custom' } };

export function isDelivered({ data }: Job<JobData>): boolean {
  return isRecord(data) && 'isDelivered' in data;
}

export function enquiryOf({ id = '', name, data, attemptsMade, failedReason, finishedOn }: Job<JobData>) {
  const stored = isRecord(data) ? data : {};
  const attempts = Number(stored['attempts'] ?? NaN) + attemptsMade;
  const [failure, deadSince] = [failedReason ?? stored['failure'] ?? null, finishedOn ?? null];
  return readEnquiry(id, { ...stored, id, kind: name, attempts, failure, deadSince });
}

import type { EnquiryStore } from '#lib/enquiries/queue/enquiry-store.ts';
import type { Lease, LeasedEnquiry } from '#lib/enquiries/queue/enquiry.ts';
import { aQueuedEnquiry } from './a-queued-enquiry.ts';
import { LEASE_MS } from './engines.ts';

/** The time at which tests of stores begin. */
export const NOW = 1_000_000;

export function leaseFrom(from: number): Lease {
  return { from, until: from + LEASE_MS };
}

/** Enqueues an enquiry that is new or a dead letter, and so leases it. */
export async function enqueueAndLease(
  store: EnquiryStore,
  enquiry = aQueuedEnquiry(),
  at = NOW,
): Promise<LeasedEnquiry> {
  const { state, ...leased } = await store.enqueue(enquiry, leaseFrom(at));
  if (state !== 'leased') throw new Error(`The enquiry is ${state}, not leased`);
  return leased as LeasedEnquiry;
}

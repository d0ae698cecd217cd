import type { EnquiryStore } from '#lib/enquiries/queue/enquiry-store.ts';
import type { Lease, LeasedEnquiry } from '#lib/enquiries/queue/enquiry.ts';
import { aQueuedEnquiry } from './a-queued-enquiry.ts';
import { LEASE_MS } from './engines.ts';

/** When tests of stores begin. */
export const NOW = 1_000_000;

export function leaseFrom(from: number): Lease {
  return { from, until: from + LEASE_MS };
}

/** Enqueues an enquiry that the store does not know, which leases it. */
export async function enqueueAndLease(
  store: EnquiryStore,
  enquiry = aQueuedEnquiry(),
  at = NOW,
): Promise<LeasedEnquiry> {
  const { state, ...leased } = await store.enqueue(enquiry, leaseFrom(at));
  if (state !== 'leased') throw new Error(`it is ${state}`);
  return leased as LeasedEnquiry;
}

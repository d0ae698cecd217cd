import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { processWide } from '@/lib/backoffice/process-wide';
import type { EnquiryKind } from '@/lib/domain/enquiry/form';
import { env } from '@/lib/env';
import { Refusal } from './refusal';

const MINUTE_SECONDS = 60;

const limiter = processWide(
  'rate limit',
  () => new RateLimiterMemory({ points: env().rateLimitPerMinute, duration: MINUTE_SECONDS }),
);

/** Counts a send of this form by this client. Throws `Refusal` 429 when that is one too many for this minute. */
export async function takeTurn(kind: EnquiryKind, client: string): Promise<void> {
  try {
    await limiter.consume(`${kind} ${client}`);
  } catch (turn) {
    if (!(turn instanceof RateLimiterRes)) throw turn;
    const seconds = Math.max(Math.ceil(turn.msBeforeNext / 1000), 1);
    throw new Refusal(`Too many messages at once. Please try again in ${seconds} seconds.`, {
      status: 429,
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

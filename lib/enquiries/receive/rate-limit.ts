import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import type { EnquiryKind } from '#lib/domain/enquiry/form.ts';
import { env } from '#lib/platform/env.ts';
import { Refusal } from './rejection.ts';

const MINUTE_SECONDS = 60;

/** Of what a person sends some is incomplete, and all five forms may be sent: neither comes near this. */
const REQUESTS_PER_SEND = 10;

const sends = processSingleton('rate limit of sends', () => perMinute(env().rateLimitPerMinute));
const requests = processSingleton('rate limit of requests', () =>
  perMinute(env().rateLimitPerMinute * REQUESTS_PER_SEND),
);

/** Counts a send of this form by this client. Throws `Refusal` 429 when that is one too many for this minute. */
export async function takeTurn(kind: EnquiryKind, client: string): Promise<void> {
  await take(sends, `${kind} ${client}`);
}

/** Counts whatever a client asks of the forms, before any of it is read. Throws `Refusal` 429 like {@link takeTurn}. */
export async function takeRequest(client: string): Promise<void> {
  await take(requests, client);
}

function perMinute(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: MINUTE_SECONDS });
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (turn) {
    if (!(turn instanceof RateLimiterRes)) throw turn;
    const seconds = Math.max(Math.ceil(turn.msBeforeNext / 1000), 1);
    throw new Refusal(`Too many messages at once. Please try again in ${seconds} seconds.`, {
      status: 429,
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

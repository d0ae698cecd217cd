import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { EnquiryKind } from '#lib/domain/enquiry/forms.ts';
import { env } from '#lib/platform/env.ts';
import { networkOf } from '#lib/platform/ip-address.ts';
import { withTimeout, redis } from '#lib/platform/redis.ts';
import { RejectedRequest } from './rejection.ts';

const MINUTE_SECONDS = 60;

const limiter = openLimiter();

/** Instances that share a Redis count together, and separately while it is down. */
function openLimiter(): RateLimiterAbstract {
  const limits = { keyPrefix: 'sends', points: env().rateLimitPerMinute, duration: MINUTE_SECONDS };
  const insuranceLimiter = new RateLimiterMemory(limits);
  const client = redis();
  if (!client) return insuranceLimiter;
  const storeClient = {
    eval: (...script: Parameters<typeof client.eval>) => withTimeout(client.eval(...script)),
  };
  return new RateLimiterRedis({ ...limits, storeClient, useRedisPackage: true, insuranceLimiter });
}

/** Counts a valid form of a client. @throws RejectedRequest 429 over the limit of the client and form per minute */
export async function limitSends(kind: EnquiryKind, client: string): Promise<void> {
  try {
    await limiter.consume(`${kind} ${client}`);
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result;
    const seconds = Math.max(Math.ceil(result.msBeforeNext / 1000), 1);
    throw new RejectedRequest('tooMany', {
      status: 429,
      seconds,
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

const WITH_PORT = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The client's address from `X-Forwarded-For`, whose last hop is the socket's peer (server/request-headers.ts). With
 * trusted proxies it is that many hops before the last. An IPv6 address is reduced to its network. All clients without a
 * valid address share `''`.
 */
export function clientAddress(forwardedFor: string, trustedProxies: number): string {
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const hop = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  const [, ipv6 = hop, ipv4 = ipv6] = WITH_PORT.exec(hop) ?? [];
  return networkOf(ipv4);
}

import { revalidateTag } from 'next/cache';

import { resumeCalls } from '#lib/backoffice/transport/breaker.ts';
import { revalidatedTags } from '#lib/backoffice/pages/webhook.ts';
import { env } from '#lib/platform/env.ts';
import { isSameSecret } from '#lib/platform/secure-equal.ts';

/**
 * Webhook of the backoffice (docs/product.md 11.1): pages that show what changed are rendered again at the next visit, and
 * the circuit breaker closes. 'max' keeps the old page in case the backoffice is down then.
 */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = env();
  if (revalidateSecret === null) return new Response(null, { status: 404 });
  if (!isSameSecret(request.headers.get('x-revalidate-secret') ?? '', revalidateSecret)) {
    return new Response(null, { status: 401 });
  }

  const tags = revalidatedTags(await request.json().catch(() => null));
  if (!tags) return new Response(null, { status: 422 });
  resumeCalls();
  for (const tag of tags) revalidateTag(tag, 'max');
  return new Response(null, { status: 204 });
}

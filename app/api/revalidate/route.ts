import { revalidateTag } from 'next/cache';
import { resetBreakers } from '#lib/backoffice/transport/breaker.ts';
import { tagsFromWebhook } from '#lib/backoffice/pages/webhook.ts';
import { env } from '#lib/platform/env.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';

/**
 * The cache webhook (docs/product.md 11.1). Open circuits are reset, since the backoffice is evidently up. The profile 'max'
 * keeps the cached page until its next visit, also while the backoffice is down.
 */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = env();
  if (revalidateSecret === null) return new Response(null, { status: 404 });
  if (!secureEqual(request.headers.get('x-revalidate-secret') ?? '', revalidateSecret)) {
    return new Response(null, { status: 401 });
  }

  const tags = tagsFromWebhook(await request.json().catch(() => null));
  if (!tags) return new Response(null, { status: 422 });
  resetBreakers();
  for (const tag of tags) revalidateTag(tag, 'max');
  return new Response(null, { status: 204 });
}

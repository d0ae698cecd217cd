import { after } from 'next/server';
import { resetBreakers } from '#lib/backoffice/transport/breaker.ts';
import { parseWebhook, type Webhook, webhookTags } from '#lib/backoffice/page-data/webhook.ts';
import { applyWebhook, completeWebhook } from '#lib/search-index/apply-webhook.ts';
import { publishWebhook } from '#lib/search-index/shared-webhook.ts';
import { currentPageCache } from '#lib/page-cache/current-page-cache.ts';
import { env } from '#lib/platform/env.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';

/**
 * The cache webhook (docs/product.md 11.1). Circuit breakers are reset, because the backoffice is evidently up. The
 * index is updated first, because pages are rendered from it. The cached page is served until a render succeeds, also
 * while the backoffice is down.
 */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = env();
  if (revalidateSecret === null) return new Response(null, { status: 404 });
  if (!secureEqual(request.headers.get('x-revalidate-secret') ?? '', revalidateSecret)) {
    return new Response(null, { status: 401 });
  }

  const webhook = parseWebhook(await request.json().catch(() => null));
  if (!webhook) return new Response(null, { status: 422 });
  await publishWebhook(webhook);
  resetBreakers();
  const { unfinished } = await applyWebhook(webhook);
  await invalidate(webhook);
  after(() => completeWebhook(webhook, unfinished, () => invalidate(webhook)));
  return new Response(null, { status: 204 });
}

async function invalidate(webhook: Webhook): Promise<void> {
  await currentPageCache()?.invalidate(webhookTags(webhook));
}

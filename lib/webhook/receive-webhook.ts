import { env } from '#lib/platform/env.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';
import { handleWebhook, type Invalidate } from './apply-webhook.ts';
import { parseWebhook } from './parse-webhook.ts';
import { publishWebhook } from './share-webhook.ts';

/** Answers the cache webhook (docs/product.md 11.1a), and passes it on to the other instances. */
export async function receiveWebhook(request: Request, invalidate: Invalidate): Promise<Response> {
  const { revalidateSecret } = env();
  if (revalidateSecret === null) return new Response(null, { status: 404 });
  if (!secureEqual(request.headers.get('x-revalidate-secret') ?? '', revalidateSecret))
    return new Response(null, { status: 401 });

  const webhook = parseWebhook(await request.json().catch(() => null));
  if (!webhook) return new Response(null, { status: 422 });
  await publishWebhook(webhook);
  await handleWebhook(webhook, invalidate);
  return new Response(null, { status: 204 });
}

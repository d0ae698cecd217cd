import { revalidateTag } from 'next/cache';

import { resumeCalls } from '#lib/backoffice/transport/breaker.ts';
import { revalidatedTags } from '#lib/backoffice/pages/webhook.ts';
import { env } from '#lib/platform/env.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';

/**
 * The backoffice's word that something changed: what shows it is rendered anew at the next visit (decisions.md,
 * 'Webhook'), for which calls that were paused are made again. 'max' keeps the page that is there until then, should the
 * backoffice be away.
 */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = env();
  if (revalidateSecret === null) return new Response(null, { status: 404 });
  if (!secureEqual(request.headers.get('x-revalidate-secret') ?? '', revalidateSecret)) {
    return new Response(null, { status: 401 });
  }

  const tags = revalidatedTags(await request.json().catch(() => null));
  if (!tags) return new Response(null, { status: 422 });
  resumeCalls();
  for (const tag of tags) revalidateTag(tag, 'max');
  return new Response(null, { status: 204 });
}

import 'server-only';
import { env } from '#lib/platform/env.ts';
import { carriesPair, freshCookie } from './csrf-check.ts';
import { type BodyType, bodyType, parseBody, readBody } from './body.ts';
import { clientAddress } from './client-address.ts';
import { takeRequest } from './rate-limit.ts';
import { Refusal } from './rejection.ts';
import { isSameOrigin } from './same-origin.ts';

/** A form that was let in: it comes from this site and can be read. What it holds is not checked. */
export type Submission = {
  /** Sent by the browser itself, which shows the answer as its next page. */
  isNative: boolean;
  values: Record<string, unknown>;
  client: string;
  /** Milliseconds of the clock. */
  receivedAt: number;
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | null;
};

/** Reads a form in the order of decisions.md, 'Security'. Throws `Refusal`: 429, 403, 415, 413 or 400. */
export async function admit(request: Request): Promise<Submission> {
  const { headers } = request;
  const { siteUrl, trustedProxies } = env();
  const client = clientAddress(headers.get('x-forwarded-for') ?? '', trustedProxies);
  await takeRequest(client);
  const type = bodyType(headers);

  refuseForeign(isSameOrigin(headers, siteUrl), type);
  if (type === null) throw new Refusal('Only forms and JSON are taken here.', { status: 415 });
  const body = await readBody(request);
  if (type === 'json' && !carriesPair(headers)) throw withoutPair(freshCookie(headers, siteUrl));

  return {
    isNative: type === 'form',
    values: parseBody(body, type),
    client,
    receivedAt: Date.now(),
    idempotencyKey: headers.get('idempotency-key'),
  };
}

/** A native form stands on this alone; a script has its pair. */
function refuseForeign(isOurs: boolean | null, type: BodyType | null): void {
  if (isOurs || (isOurs === null && type !== 'form')) return;
  throw new Refusal(
    'Forms are only taken from our own pages. Please go to our site and send it from there.',
    {
      status: 403,
    },
  );
}

function withoutPair(cookie: string): Refusal {
  return new Refusal('This page has been open for too long. Please send the form again.', {
    status: 403,
    headers: { 'Set-Cookie': cookie },
  });
}

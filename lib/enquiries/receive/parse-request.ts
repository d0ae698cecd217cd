import { languageFrom, type Language } from '#lib/domain/language.ts';
import { env } from '#lib/platform/env.ts';
import { bodyType, parseBody, readBody } from './body.ts';
import { checkCsrfToken, checkOrigin } from './csrf-check.ts';
import { clientAddress } from './rate-limit.ts';
import { RejectedRequest } from './rejection.ts';

/** A form sent from this site. Its values are not validated yet. */
export type FormRequest = {
  /** Posted by the browser itself, which shows the response as its next page. */
  isNative: boolean;
  values: Record<string, unknown>;
  language: Language;
  /** Address of the client, for the rate limit. */
  client: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | null;
};

/**
 * Checks a request in the order of docs/product.md 8.1, and parses its body.
 * @throws RejectedRequest 403, 415, 413 or 400
 */
export async function parseRequest(request: Request): Promise<FormRequest> {
  const { headers } = request;
  const { siteUrl, trustedProxies } = env();
  const type = bodyType(headers);

  checkOrigin(headers, siteUrl, type);
  if (type === null) throw new RejectedRequest('unknownType', { status: 415 });
  const body = await readBody(request);
  if (type === 'json') checkCsrfToken(headers, siteUrl);

  return {
    isNative: type === 'form',
    values: parseBody(body, type),
    language: languageFrom(request),
    client: clientAddress(headers.get('x-forwarded-for') ?? '', trustedProxies),
    receivedAt: Date.now(),
    idempotencyKey: headers.get('idempotency-key'),
  };
}

import type { Encoding } from '#lib/page-cache/cached-page.ts';

/** Matches an `Accept-Encoding` header that contains the coding, unless with a weight of 0 (RFC 9110, 12.5.3). */
function acceptance(coding: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${coding}\\s*(?=[;,]|$)(?![^,]*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i');
}

const BROTLI = acceptance('br');
const GZIP = acceptance('gzip');
const ANY = acceptance('\\*');

/** The best encoding that a client accepts. */
export function acceptedEncoding(header: string | string[] = ''): Encoding {
  const accepted = String(header);
  if (BROTLI.test(accepted)) return 'br';
  const isGzipAccepted = /gzip/i.test(accepted) ? GZIP.test(accepted) : ANY.test(accepted);
  return isGzipAccepted ? 'gzip' : 'identity';
}

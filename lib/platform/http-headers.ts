/** Whether an `If-None-Match` header matches this ETag by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const tags = header?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** Matches an `Accept-Encoding` header that contains the coding, unless with a weight of 0 (RFC 9110, 12.5.3). */
function acceptance(coding: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${coding}\\s*(?=[;,]|$)(?![^,]*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i');
}

const BROTLI = acceptance('br');
const GZIP = acceptance('gzip');
const ANY = acceptance('\\*');

/** The best encoding that a client accepts. */
export function acceptedEncoding(header: string | string[] = ''): 'br' | 'gzip' | 'identity' {
  const accepted = String(header);
  if (BROTLI.test(accepted)) return 'br';
  const isGzipAccepted = /gzip/i.test(accepted) ? GZIP.test(accepted) : ANY.test(accepted);
  return isGzipAccepted ? 'gzip' : 'identity';
}

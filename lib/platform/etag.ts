/** Whether an `If-None-Match` header matches this ETag by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const tags = header?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

const EMPTY = 'none';

/** Encodes any text as one segment of an address. */
export function encodeSegment(text: string): string {
  return text ? Buffer.from(text).toString('base64url') : EMPTY;
}

/** Decodes a segment that `encodeSegment` made. */
export function decodeSegment(segment: string): string {
  return segment === EMPTY ? '' : Buffer.from(segment, 'base64url').toString();
}

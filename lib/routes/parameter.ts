const NOTHING = 'none';

/** A text as one segment of an internal route, whatever it holds. */
export function routeParameter(text: string): string {
  return text ? Buffer.from(text).toString('base64url') : NOTHING;
}

/** The text that such a segment stands for. */
export function parameterText(parameter: string): string {
  return parameter === NOTHING ? '' : Buffer.from(parameter, 'base64url').toString();
}

/**
 * The name that a dynamic segment stands for, from the segment as Next gives it to a page: percent-encoded.
 * `generateMetadata` and route handlers get the same segment decoded (vercel/next.js#95343) and must not decode it again.
 */
export function nameFromPageSegment(segment: string): string {
  return decodeURIComponent(segment);
}

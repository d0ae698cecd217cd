const NOTHING = 'none';

/** A text as one segment of an internal route, whatever it holds. */
export function routeParameter(text: string): string {
  return text ? Buffer.from(text).toString('base64url') : NOTHING;
}

/** The text that such a segment stands for. */
export function parameterText(parameter: string): string {
  return parameter === NOTHING ? '' : Buffer.from(parameter, 'base64url').toString();
}

type Fields = Record<string, string | number | boolean>;

/** Writes one line of JSON to standard output. `fields` must not contain personal data or secrets. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  process.stdout.write(`${JSON.stringify({ level, event, ...fields })}\n`);
}

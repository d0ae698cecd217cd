type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, unknown>;

const SECRET_NAME = /secret|password|token|cookie|authorization|xsrf/i;
const SECRET_IN_URL = /(\/\/)[^/\s:@]*:[^/\s@]*@/g;
const LONGEST_TEXT = 1000;

function describeError(error: Error): Fields {
  const { name, message, cause } = error;
  return cause === undefined ? { name, message } : { name, message, cause };
}

function safe(name: string, value: unknown): unknown {
  if (SECRET_NAME.test(name)) return '[hidden]';
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value.replace(SECRET_IN_URL, '$1[hidden]@').slice(0, LONGEST_TEXT);
  return value;
}

/** One JSON line. Errors show name, message and cause, never a stack; what is named like a secret is hidden. */
export function formatLog(level: Level, event: string, fields: Fields, at: Date): string {
  const head = { time: at.toISOString(), level, event };
  try {
    return JSON.stringify({ ...head, ...fields, ...head }, safe); // in front, and not to be overwritten
  } catch {
    return JSON.stringify({ ...head, unprintable: Object.keys(fields) }); // a cycle
  }
}

/** Writes one line for machines: what is well to stdout, what is not to stderr. `event` is a fixed `subject.verb`. */
export function log(level: Level, event: string, fields: Fields = {}): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  stream.write(`${formatLog(level, event, fields, new Date())}\n`);
}

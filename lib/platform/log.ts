import { channel } from 'node:diagnostics_channel';
import { LIMITS } from './limits.ts';

type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, unknown>;

const SECRET_NAME = /secret|password|token|cookie|authorization|xsrf/i;
const SECRET_IN_URL = /(\/\/)[^/\s:@]*:[^/\s@]*@/g;
const MAX_TEXT_LENGTH = 1000;

function describeError(error: Error): Fields {
  const { name, message, cause } = error;
  return cause === undefined ? { name, message } : { name, message, cause };
}

function redact(name: string, value: unknown): unknown {
  if (SECRET_NAME.test(name)) return '[hidden]';
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value.replace(SECRET_IN_URL, '$1[hidden]@').slice(0, MAX_TEXT_LENGTH);
  return value;
}

/** Formats a log entry as one line of JSON. Errors have no stack, and fields named like secrets are hidden. */
export function formatLog(level: Level, event: string, fields: Fields, at: Date): string {
  const head = { time: at.toISOString(), level, event };
  try {
    return JSON.stringify({ ...head, ...fields, ...head }, redact); // first and last: fields cannot overwrite it
  } catch {
    return JSON.stringify({ ...head, unprintable: Object.keys(fields) }); // a circular structure
  }
}

/** The names of errors as they are logged, by every copy of this module. Metrics subscribe to it. */
export const LOGGED_ERRORS = channel('dealership.logged-error');

/**
 * Writes one line, unless too many wait to be read: `info` to stdout, the rest to stderr.
 * @param event a fixed name, `area.event` in kebab-case
 */
export function log(level: Level, event: string, fields: Fields = {}): void {
  if (level === 'error') LOGGED_ERRORS.publish(event);
  const stream = level === 'info' ? process.stdout : process.stderr;
  if (stream.writableLength > LIMITS.unreadLog) return;
  stream.write(`${formatLog(level, event, fields, new Date())}\n`);
}

/**
 * Loses log lines that cannot be written, for example after a log collector has restarted. Otherwise the error of the stream
 * (EPIPE) ends the process; or Next logs it as uncaught, which fails in turn, without end.
 */
export function ignoreLogWriteErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

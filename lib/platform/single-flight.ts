import 'server-only';
import { processWide } from './process-singleton.ts';

const underway = processWide('in flight', () => new Map<string, Promise<unknown>>());

/**
 * Whoever asks while the same question is under way gets its outcome, so that many cold pages at once are one call.
 * Nothing is kept beyond that. `key` names the question and with it the type of the answer.
 */
export function shared<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = underway.get(key);
  if (known) return known as Promise<T>;

  const asked = ask().finally(() => underway.delete(key));
  underway.set(key, asked);
  return asked;
}

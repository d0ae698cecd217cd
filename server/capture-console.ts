import { stripVTControlCharacters } from 'node:util';
import { log } from '#lib/platform/log.ts';

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info' } as const;

/** Turns what Next and other libraries print to the console, often with a stack, into one log line each. */
export function captureConsole(target: Pick<Console, keyof typeof LEVELS> = console): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(target, {
      [method]: (...parts: unknown[]) => log(level, 'console.message', withoutStack(parts)),
    });
  }
}

function withoutStack(parts: readonly unknown[]): Record<string, unknown> {
  const error = parts.find((part) => part instanceof Error);
  if (error) return { error };
  const [firstLine = ''] = stripVTControlCharacters(parts.map(String).join(' ')).trim().split('\n');
  return { text: firstLine.trim() };
}

import { log } from '#lib/platform/log.ts';

type Level = Parameters<typeof log>[0];

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info' } satisfies Record<string, Level>;

/** The colours of a terminal. */
const COLOUR = /\u001b\[[\d;]*m/g;

/** What was said, without the stack that may follow it. */
function said(words: readonly unknown[]): Record<string, unknown> {
  const error = words.find((word) => word instanceof Error);
  if (error) return { error };
  const [firstLine = ''] = words.map(String).join(' ').replace(COLOUR, '').trim().split('\n');
  return { text: firstLine.trim() };
}

/** Makes one line of the log of whatever Next and other libraries print by themselves: they print stacks. */
export function logForeignWords(target: Pick<Console, keyof typeof LEVELS> = console): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(target, { [method]: (...words: unknown[]) => log(level, 'library.said', said(words)) });
  }
}

import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { messageOf, Problem } from '../problem.ts';

/** Where the site keeps its data too. */
function defaultDirectory(): string {
  return path.join(process.env.DATA_DIR || 'data', 'backoffice');
}

/**
 * The options of a command, `--data` included, and what else stands behind it.
 * @throws Problem when an option is not known, or lacks its value, or a word too many or too few is there.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  words: string[] = [],
) {
  const { values, positionals } = parsed(args, {
    ...options,
    data: { type: 'string', default: defaultDirectory() },
  });
  if (positionals.length !== words.length) {
    const wanted = words.length === 0 ? 'takes no further words' : `takes ${words.join(' and ')}`;
    throw new Problem(`This command ${wanted}, not '${positionals.join(' ')}'.`);
  }
  return { ...values, words: positionals };
}

function parsed<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = messageOf(error).split('. ');
    throw new Problem(`${sentence.replace(/\.$/, '')}.`);
  }
}

/** @throws Problem when the text is no whole number within both bounds. */
export function wholeNumber(
  option: string,
  text: string,
  { least, most }: { least: number; most: number },
): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Problem(`${option} must be a whole number from ${least} to ${most}, not '${text}'.`);
}

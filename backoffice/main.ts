import { codeOf, messageOf, Problem } from './problem.ts';

type Command = (args: string[]) => Promise<void>;

/** Each is loaded when it is called: none waits for what another needs. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  seed: async () => (await import('./commands/seed.ts')).seed,
  import: async () => (await import('./commands/import.ts')).importFile,
  sold: async () => (await import('./commands/sold.ts')).sold,
  price: async () => (await import('./commands/price.ts')).price,
  enquiries: async () => (await import('./commands/enquiries.ts')).enquiries,
  help: async () => (await import('./commands/help.ts')).help,
};

/** @throws Problem when there is no such command. */
async function run([first = 'serve', ...rest]: string[]): Promise<void> {
  const [name, args] = parted(first, rest);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Problem(`There is no command '${name}', only ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  await command(args);
}

/** `serve` may be left out, and `--help` asks for help wherever it stands. */
function parted(first: string, rest: string[]): [string, string[]] {
  if ([first, ...rest].some((word) => word === '--help' || word === '-h')) return ['help', []];
  return first.startsWith('-') ? ['serve', [first, ...rest]] : [first, rest];
}

/** What the person at the keyboard is told: one sentence, whatever went wrong. */
function sentenceOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) return `The backoffice failed: ${messageOf(error)}.`;
  const [sentence = ''] = messageOf(error).split(/\.\s|\.$|\n/);
  return `${sentence}.`;
}

/** Whoever read the output may be gone first, be it `head` or a parent that was killed: the work is still done. */
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

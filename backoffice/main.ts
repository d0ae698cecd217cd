import { CliError, codeOf, messageOf } from './cli-error.ts';

type Command = (args: string[]) => void | Promise<void>;

/** Each is loaded when it is called, so that a short command starts quickly. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  seed: async () => (await import('./commands/seed.ts')).seed,
  import: async () => (await import('./commands/import.ts')).importFile,
  sold: async () => (await import('./commands/change-vehicle.ts')).sold,
  price: async () => (await import('./commands/change-vehicle.ts')).price,
  enquiries: async () => (await import('./commands/enquiries.ts')).enquiries,
  help: async () => (await import('./commands/help.ts')).help,
};

/** @throws CliError when there is no such command. */
async function run([first = 'serve', ...rest]: string[]): Promise<void> {
  const [name, args] = parseCommand(first, rest);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new CliError(`There is no command '${name}', only ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  await command(args);
}

/** `serve` may be left out, and `--help` asks for help wherever it stands. */
function parseCommand(first: string, rest: string[]): [string, string[]] {
  if ([first, ...rest].some((word) => word === '--help' || word === '-h')) return ['help', []];
  return first.startsWith('-') ? ['serve', [first, ...rest]] : [first, rest];
}

/** One sentence for the person at the keyboard. */
function describeError(error: unknown): string {
  if (error instanceof CliError) return error.message;
  if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) return `The backoffice failed: ${messageOf(error)}.`;
  const [sentence = ''] = messageOf(error).split(/\.\s|\.$|\n/);
  return `${sentence}.`;
}

/** The reader of the output may be gone first, for instance `head` or a parent that was killed. */
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

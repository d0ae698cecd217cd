import { CliError, errorCode, errorMessage } from './cli-error.ts';

const HELP = `The reference backoffice of the dealership.

  npm run backoffice -- COMMAND [OPTIONS]

  serve                  answer the API; the default command
    --port N             default 4100; 0 takes any free port
    --host ADDRESS       default 127.0.0.1
  seed [--cars N]        add what is missing of the sample data, with the first N cars of it;
                         beyond the sample cars, copies under new chassis numbers
  import FILE            add or update vehicles from a CSV file
  sold CHASSIS           mark a vehicle as sold
  price CHASSIS AMOUNT   set a vehicle's price in rupees, or 'none' for a price on request
  remove CHASSIS         delete a vehicle that is no longer listed
  enquiries              print what visitors sent, one line of JSON each
  erase ID               delete an enquiry for good, by the id that 'enquiries' prints
  help                   print this

  Every command takes --data DIR, the directory of the database; default data/backoffice.
  See backoffice/README.md for the rest.
`;

type Command = (args: string[]) => void | Promise<void>;

/** Commands are imported when called, so that short ones start quickly. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  seed: async () => (await import('./commands/seed.ts')).seed,
  import: async () => (await import('./commands/import.ts')).importFile,
  sold: async () => (await import('./commands/change-vehicle.ts')).sold,
  price: async () => (await import('./commands/change-vehicle.ts')).price,
  remove: async () => (await import('./commands/change-vehicle.ts')).remove,
  enquiries: async () => (await import('./commands/enquiries.ts')).enquiries,
  erase: async () => (await import('./commands/enquiries.ts')).erase,
  help: () => Promise.resolve(() => void process.stdout.write(HELP)),
};

/** @throws CliError for an unknown command. */
async function run([first = 'serve', ...rest]: string[]): Promise<void> {
  const [name, args] = parseCommand(first, rest);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new CliError(`There is no command '${name}', only ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  await command(args);
}

/** `serve` is the default, and `--help` may be anywhere. */
function parseCommand(first: string, rest: string[]): [string, string[]] {
  if ([first, ...rest].some((word) => word === '--help' || word === '-h')) return ['help', []];
  return first.startsWith('-') ? ['serve', [first, ...rest]] : [first, rest];
}

/** One sentence for the user of the command. */
function describeError(error: unknown): string {
  if (error instanceof CliError) return error.message;
  if (!errorCode(error).startsWith('ERR_PARSE_ARGS')) return `The backoffice failed: ${errorMessage(error)}.`;
  const [sentence = ''] = errorMessage(error).split(/\.\s|\.$|\n/);
  return `${sentence}.`;
}

// the reader of the output may exit first, for instance `head` or a parent that was killed
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

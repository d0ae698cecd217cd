import { Problem } from './problem.ts';

/** Loaded one by one: a command starts with what it needs alone. */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  serve: async (args) => (await import('./commands/serve.ts')).serve(args),
  seed: async (args) => (await import('./commands/seed.ts')).seed(args),
};

async function run(words: string[]): Promise<void> {
  const [first] = words;
  if (first === undefined || first.startsWith('-')) return COMMANDS['serve']?.(words);
  const command = COMMANDS[first];
  if (!command) throw new Problem(`There is no command '${first}', but ${Object.keys(COMMANDS).join(', ')}.`);
  return command(words.slice(1));
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

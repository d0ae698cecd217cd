import { exitWithError } from './start-error.ts';

const HELP = `Checks everything around a site: settings, storage, backoffice, alerts, Redis, certificate and clock.

  npm run doctor -- [FILE]

  FILE holds the settings, such as /etc/dealership/site.env; variables that are set already win. Sends a test by each
  alert channel. Exits with 1 on what would lose enquiries or keep visitors away.
`;

const [file, ...more] = process.argv.slice(2);
if (more.length > 0 || file?.startsWith('-')) {
  process.stderr.write(HELP);
  process.exit(1);
}
try {
  if (file !== undefined) process.loadEnvFile(file);
  // imported only now, since many modules read the environment when they are loaded
  const { env } = await import('#lib/platform/env.ts');
  const settings = env();
  const { diagnose } = await import('./doctor-checks.ts');
  for await (const { subject, outcome, sentence } of diagnose(settings, process.env)) {
    process.stdout.write(`${outcome.padEnd(7)}  ${subject.padEnd(15)}  ${sentence}\n`);
    if (outcome === 'failed') process.exitCode = 1;
  }
} catch (error) {
  exitWithError(error);
}

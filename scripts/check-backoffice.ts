import type { CheckResult } from '#lib/backoffice/check-backoffice.ts';

const HELP = `Checks a backoffice before the site goes live with it.

  npm run check-backoffice -- URL [--send]

  Makes the 10 calls by which the site reads and checks the responses, with every page of the inventory. With --send it
  makes all 15: then each form sends one test enquiry to the dealership, twice under the same Idempotency-Key.

  IMAGE_HOSTS: as for the site; hosts of pictures that it lacks are named.
`;

/** Formats one row for each call. */
function table(results: CheckResult[]): string {
  const width = Math.max(...results.map(({ call }) => call.length));
  const rows = results.map(({ call, outcome, milliseconds, note }) =>
    [call.padEnd(width), outcome.padEnd(7), `${Math.round(milliseconds)} ms`.padStart(8), note].join('  '),
  );
  return `${rows.join('\n')}\n`;
}

const [url = '', ...options] = process.argv.slice(2);
if (!URL.canParse(url) || options.some((option) => option !== '--send')) {
  process.stderr.write(HELP);
  process.exitCode = 1;
} else {
  process.env['BACKOFFICE_URL'] = new URL(url).origin;
  // imported here, since the client reads the environment when it is loaded
  const { checkBackoffice } = await import('#lib/backoffice/check-backoffice.ts');
  const results = await checkBackoffice({ sends: options.includes('--send') });
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  process.stdout.write(`${table(results)}${failed === 0 ? 'Ready.' : `${failed} calls failed.`}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

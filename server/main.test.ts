import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from './listen.ts';
import { runNode } from './testing/program.ts';

const MAIN = ['server/main.ts'];

test.each([
  ['BACKOFFICE_URL', 'backoffice.example.mu/api'],
  ['PORT', '70000'],
  ['SITE_URL', 'cars'],
  ['TRUST_PROXY', 'all'],
])('%s=%s ends the start with one sentence', async (name, value) => {
  const { code, output, errors } = await runNode(MAIN, { [name]: value }).outcome;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(new RegExp(`^${name} is "${value}": expected [^\\n]+\\.\\n$`));
});

test.each([['server/main.ts'], ['server/preflight.ts']])(
  'a DATA_DIR that cannot be written ends %s',
  async (program) => {
    const { code, output, errors } = await runNode([program], { PORT: '0', DATA_DIR: 'package.json/data' })
      .outcome;
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(
      /^DATA_DIR is "[^"]+\/package\.json\/data", where nothing can be written \(ENOTDIR\)\.\n$/,
    );
  },
);

test('a service that cannot be started ends the process with one sentence', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'start-'));
  mkdirSync(join(directory, 'backoffice', 'port'), { recursive: true }); // where a file has to be
  const { code, errors } = await runNode(['server/main.ts'], { PORT: '0', TRIAL: '1', DATA_DIR: directory })
    .outcome;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The site cannot start: EISDIR: [^\n]+\n/m);
});

test.each([['server/main.ts'], ['server/preflight.ts']])(
  'without TRIAL=1 every trial setting stops %s, in one sentence each',
  async (program) => {
    const { code, output, errors } = await runNode([program], {
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'release-')),
      REVALIDATE_SECRET: 'short',
      DEALER_NAME: 'Union Park Cars',
    }).outcome;
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors.trim().split('\n')).toEqual([
      'DEALER_NAME is set, but the site reads DEALER_FILE.',
      'BACKOFFICE_URL is not set: all cars would be samples.',
      'SITE_URL is "http://localhost:0": links and previews lead nobody to the site.',
      'REVALIDATE_SECRET can be guessed: it has less than 16 characters.',
      'DEALER_FILE is not set: the dealership would be placeholders.',
      'TRIAL=1 starts a site for yourself.',
    ]);
  },
);

test.each([['server/main.ts'], ['server/preflight.ts']])(
  'an invalid DEALER_FILE ends %s',
  async (program) => {
    const env = { PORT: '0', TRIAL: '1', DATA_DIR: mkdtempSync(join(tmpdir(), 'dealer-')) };
    const { code, output, errors } = await runNode([program], { ...env, DEALER_FILE: 'package.json' })
      .outcome;
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/^DEALER_FILE is "package\.json": expected "\w+" in it to be [^\n]+\.\n$/);
  },
);

test.each([
  ['PORT', 'server/main.ts'],
  ['METRICS_PORT', 'server/preflight.ts'],
])('a taken %s ends %s with one sentence', async (variable, program) => {
  const other = createServer().unref();
  const port = String(await listen(other, { port: 0 }));
  const directory = mkdtempSync(join(tmpdir(), 'taken-'));
  const env = { PORT: '0', TRIAL: '1', DATA_DIR: directory, [variable]: port };
  const { code, output, errors } = await runNode([program], env).outcome;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(`Port ${port} is already taken: set ${variable} to a free one, or to 0 for any.\n`);
  other.close();
});

/** Prints how many files of the client of Redis the server has loaded. */
const COUNT_LOADED_FILES = `import { createRequire } from 'node:module';
await import('#server/serve.ts');
console.log(Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('/redis/')).length);`;

test('a server without a queue server loads no client of Redis', async () => {
  const { output } = await runNode(['--input-type=module', '--eval', COUNT_LOADED_FILES], {}).outcome;
  expect(output).toBe('0\n');
});

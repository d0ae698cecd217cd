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
  const { code, errors } = await runNode(['server/main.ts'], { PORT: '0', DATA_DIR: directory }).outcome;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The site cannot start: EISDIR: [^\n]+\n/m);
});

test('with STRICT_CONFIG every trial setting stops the start, in one sentence each', async () => {
  const { code, output, errors } = await runNode(['server/preflight.ts'], {
    PORT: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'strict-')),
    STRICT_CONFIG: '1',
    BACKOFFICE_URL: 'https://backoffice.example',
    DEALER_NAME: 'Union Park Cars',
  }).outcome;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.trim().split('\n')).toEqual([
    'SITE_URL is "http://localhost:0": links and previews lead nobody to the site.',
    'DEALER_PHONES is still the placeholder "+230 5000 0000".',
    'DEALER_WHATSAPP is still the placeholder "23050000000".',
    'DEALER_EMAIL is still the placeholder "sales@example.com".',
    'DEALER_VAT_NUMBER is still the placeholder "00000000".',
    'DEALER_COMPANY_REGISTRATION_NUMBER is still the placeholder "C00000000".',
  ]);
});

test.each([
  ['PORT', 'server/main.ts'],
  ['METRICS_PORT', 'server/preflight.ts'],
])('a taken %s ends %s with one sentence', async (variable, program) => {
  const other = createServer().unref();
  const port = String(await listen(other, { port: 0 }));
  const env = { PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'taken-')), [variable]: port };
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

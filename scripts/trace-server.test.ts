import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { runNode } from '#server/testing/program.ts';

const { packages } = v.parse(
  v.object({ packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()) })) }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);

async function trace(): Promise<string[]> {
  const parameters = ['--disable-warning=ExperimentalWarning', 'scripts/setup/trace-server.mjs'];
  const { output } = await runNode(parameters).outcome;
  return v.parse(v.array(v.string()), JSON.parse(output));
}

test('a release takes the files that the server can load, and no others', async () => {
  const files = await trace();
  const paths = files.map((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '');
  const used = new Set(paths.filter((path) => path !== ''));

  const loadedOnUse = ['bullmq', 'redis', 'prom-client', 'csv-stringify', 'nodemailer'];
  expect([...used]).toEqual(expect.arrayContaining(loadedOnUse.map((name) => `node_modules/${name}`)));
  expect([...used].filter((path) => packages[path]?.dev)).toEqual([]);
  const bundled = ['clsx', 'downshift', 'react-hot-toast', 'swr', 'next'];
  expect(bundled.filter((name) => used.has(`node_modules/${name}`))).toEqual([]);

  expect(files).toEqual(expect.arrayContaining(['server/main.ts', 'scripts/outbox.ts']));
  expect(files.filter((file) => /\.test\.|\/testing\/|^(components|backoffice|e2e)\//.test(file))).toEqual(
    [],
  );
}, 60_000);

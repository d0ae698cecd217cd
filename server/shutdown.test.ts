import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { runNode, type Program } from './testing/program.ts';

/** Prints when a request arrives, and answers in two halves: the second one when it has been told to stop. */
const SLOW_SITE = `
  import { createServer } from 'node:http';
  import { setImmediate } from 'node:timers/promises';
  import { trackConnections } from './server/connections.ts';
  import { listen } from './server/listen.ts';
  import { shutDownOnSignal } from './server/shutdown.ts';

  const server = createServer(async (request, response) => {
    response.write('first half, ');
    console.log('asked');
    while (!shutdown.isStopping()) await setImmediate();
    response.end('second half');
  });
  const { drain } = trackConnections(server);
  const shutdown = shutDownOnSignal([async () => console.log('last step'), drain], { delaySeconds: 0.01 });
  console.log(await listen(server, { port: 0 }));
`;

/** Is ready until it is stopped, which it then puts off for a minute. */
const DELAYED_SITE = `
  import { createServer } from 'node:http';
  import { trackConnections } from './server/connections.ts';
  import { listen } from './server/listen.ts';
  import { answerProbe } from './server/probes.ts';
  import { shutDownOnSignal } from './server/shutdown.ts';
  import { SiteResponse } from './server/site-response.ts';

  const steps = [];
  const shutdown = shutDownOnSignal(steps, { delaySeconds: 60 });
  const site = { siteUrl: 'https://cars.example' };
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    if (!answerProbe(request, response, site, () => !shutdown.isStopping())) response.end('page');
  });
  steps.push(trackConnections(server).drain);
  console.log(await listen(server, { port: 0 }));
`;

const FAILING_STEP = `
  import { shutDownOnSignal } from './server/shutdown.ts';
  shutDownOnSignal([async () => console.log('last step'), async () => { throw new Error('cannot'); }]);
  console.log('ready');
  setInterval(() => {}, 1000);
`;

function runModule(module: string): Program & { line: () => Promise<string> } {
  const program = runNode(['--input-type=module-typescript', '--eval', module]);
  if (!program.process.stdout) throw new TypeError('No output');
  const lines = createInterface({ input: program.process.stdout });
  return { ...program, line: () => once(lines, 'line').then(([line]) => String(line)) };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s requests in flight are answered, then the other steps run, then the exit code is 0',
  async (signal) => {
    const site = runModule(SLOW_SITE);
    const port = await site.line();
    const asked = site.line();
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await asked;
    site.process.kill(signal);
    site.process.kill(signal); // Ctrl-C arrives twice: from the terminal and from npm
    expect(await answer).toBe('first half, second half');
    const { code, output, errors } = await site.outcome;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/last step\n.*"event":"site.stopped"/);
  },
);

test('during the delay before the stop the site serves, live but not ready', async () => {
  const site = runModule(DELAYED_SITE);
  const origin = `http://127.0.0.1:${await site.line()}`;
  expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200);
  const stopping = site.line();
  site.process.kill('SIGTERM');
  expect(await stopping).toContain('"event":"site.stopping"');
  const answers = ['/api/health/ready', '/api/health/live', '/'].map((path) => fetch(`${origin}${path}`));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 200, 200]);
  site.process.kill('SIGKILL');
  expect((await site.outcome).errors).toBe('');
});

test('after a step that fails the others still run, and the exit code is 1', async () => {
  const program = runModule(FAILING_STEP);
  await program.line();
  program.process.kill('SIGTERM');
  const { code, output, errors } = await program.outcome;
  expect(code).toBe(1);
  expect(output).toContain('last step');
  expect(errors).toContain('"event":"site.stop-failed"');
});

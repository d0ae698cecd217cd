import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';
import { connect } from './web-driver-bidi.ts';

/** No calls to Mozilla's servers. */
const PREFERENCES = {
  'services.settings.server': 'data:,',
  'network.captive-portal-service.enabled': false,
};

const PHONE = { width: 360, height: 740 };

/** NS_BINDING_ABORTED of a font, with which Firefox logs as an error that the visitor left before it was loaded. */
const ABORTED = 'status=2152398850';

type LogEntry = { level: string; text: string | null };
type Evaluation = { result?: { value?: unknown }; exceptionDetails?: { text: string } };

/** Starts Firefox without a window, as a phone, with an empty profile. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(program, ['--headless', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const ended = once(child, 'exit');
  const address = new Promise<string>((resolve) => {
    createInterface(child.stderr).on('line', (line) => {
      const [, url] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  const errors: string[] = [];
  const call = await connect(`${await address}/session`, (params) => {
    const { level, text } = params as LogEntry;
    if (level === 'error' && !text?.includes(ABORTED)) errors.push(text ?? '');
  });
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  let context: string | undefined;
  return {
    async openTab() {
      const last = context;
      ({ context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' }));
      if (last !== undefined) await call('browsingContext.close', { context: last });
      await call('browsingContext.setViewport', { context, viewport: PHONE });
      errors.length = 0;
    },
    resize: (width) => call('browsingContext.setViewport', { context, viewport: { ...PHONE, width } }),
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'none' }),
    traverse: (delta) => call('browsingContext.traverseHistory', { context, delta }),
    async run(functionDeclaration, value) {
      const { result, exceptionDetails } = await call<Evaluation>('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value }],
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    },
    perform: (actions) => call('input.performActions', { context, actions }),
    errors: () => [...errors],
    async close() {
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

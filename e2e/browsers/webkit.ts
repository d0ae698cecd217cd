import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import type { Engine } from './engine.ts';

/** The narrowest window that MiniBrowser allows is wider than a phone, with the layout of one. */
const WINDOW = { width: 400, height: 800 };

/** The answer to a script is lost now and then when the page changes meanwhile, and the script is run again. */
const SCRIPT_TIMEOUT_MS = 5_000;

/** Starts an X server without a screen, which ends with its last client. @returns its number and a function that stops it */
async function startDisplay(program: string): Promise<{ display: string; stop: () => Promise<void> }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [number] = (await once(child.stdio[3] ?? child, 'data')) as [Buffer];
  return {
    display: `:${String(number).trim()}`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Starts WebKitGTK's small browser in a window of an X server without a screen. */
export async function startWebKit(driver: string, xServer: string): Promise<Engine> {
  const screen = await startDisplay(xServer);
  const [port] = await freePorts(1);
  const server = `http://127.0.0.1:${port}`;
  const child = spawn(driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const ended = once(child, 'exit');

  async function call<Result = void>(
    method: string,
    path: string,
    body?: object,
    init?: RequestInit,
  ): Promise<Result> {
    const sent = { method, ...(body && { body: JSON.stringify(body) }), ...init };
    const response = await fetch(server + path, sent);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value as Result;
  }
  function isReady(): Promise<boolean> {
    return call('GET', '/status').then(
      () => true,
      () => false,
    );
  }
  await expect.poll(isReady).toBe(true);
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } }, // 'eager' never answers, and held scripts delay 'normal'
  });
  const session = `/session/${sessionId}`;
  return {
    async openTab() {
      const { handle } = await call<{ handle: string }>('POST', `${session}/window/new`, { type: 'tab' });
      await call('DELETE', `${session}/window`);
      await call('POST', `${session}/window`, { handle });
      await call('POST', `${session}/window/rect`, WINDOW);
    },
    resize: (width) => call('POST', `${session}/window/rect`, { ...WINDOW, width }),
    open: (url) => call('POST', `${session}/url`, { url }),
    traverse: (steps) => call('POST', `${session}/${steps < 0 ? 'back' : 'forward'}`, {}),
    run(source, argument) {
      const script = { script: `return (${source})(...arguments)`, args: [argument] };
      const signal = AbortSignal.timeout(SCRIPT_TIMEOUT_MS);
      return call('POST', `${session}/execute/sync`, script, { signal });
    },
    async perform(actions) {
      await call('POST', `${session}/actions`, { actions });
      await call('DELETE', `${session}/actions`); // else the same movement of a wheel is not made again
    },
    errors: () => [],
    async close() {
      await call('DELETE', session);
      child.kill();
      await ended;
      await screen.stop();
    },
  };
}

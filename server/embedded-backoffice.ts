import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { log } from '#lib/platform/log.ts';
import { rememberedPort, rememberPort } from './remembered-port.ts';
import { StartError } from './start-error.ts';
import { type RunningProcess, supervise, watchExit } from './supervise.ts';

const PROGRAM = 'backoffice/main.ts';

/** The backoffice reports changed vehicles to `webhookUrl`, with the secret. */
type Options = { dataDir: string; webhookUrl: string; revalidateSecret: string };

export type EmbeddedBackoffice = { url: string; stop: () => Promise<void> };

/** The URL in the log line with which the backoffice says that it is ready; null for any other line. */
function listeningUrlIn(line: string): string | null {
  if (!line.includes('"backoffice.listening"')) return null;
  const entry: unknown = JSON.parse(line);
  const hasUrl = entry !== null && typeof entry === 'object' && 'url' in entry;
  return hasUrl && typeof entry.url === 'string' ? entry.url : null;
}

/** Passes all other output on to the site's own. */
function waitForUrl(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const url = listeningUrlIn(line);
      if (url) resolve(url);
      else process.stdout.write(`${line}\n`);
    });
  });
}

/**
 * Starts the reference backoffice as a child process, on the port of its last start if that is free, and waits until it
 * listens. It has its own process group, so that Ctrl-C does not stop it before the site, and it exits with this
 * process. When it crashes it is started again on the same port.
 * @param restartMs how long it waits before the first restart
 * @throws StartError when it exits before it listens for the first time.
 */
export async function startEmbeddedBackoffice(
  options: Options,
  restartMs?: number,
): Promise<EmbeddedBackoffice> {
  if (!existsSync(PROGRAM))
    throw new StartError(
      'BACKOFFICE_URL is not set, and a release holds no reference backoffice to use instead.',
    );
  const portFile = join(dataOf(options), 'port');
  const first = start(await rememberedPort(portFile), options);
  const url = await Promise.race([first.listening, failOnExit(first)]);
  await rememberPort(portFile, url);

  function restart(): RunningProcess {
    const restarted = start(Number(new URL(url).port), options);
    void restarted.listening.then(() => log('info', 'backoffice.restarted', { url }));
    return restarted;
  }
  return { url, stop: supervise('backoffice', first, restart, restartMs) };
}

function dataOf({ dataDir }: Options): string {
  return join(dataDir, 'backoffice');
}

function start(port: number, options: Options): RunningProcess & { listening: Promise<string> } {
  const program = ['--disable-warning=ExperimentalWarning', PROGRAM];
  const settings = ['--port', String(port), '--data', dataOf(options)];
  const child = spawn(process.execPath, [...program, 'serve', ...settings], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // the channel closes when this process exits, on which it stops
    env: {
      ...process.env,
      SITE_REVALIDATE_URL: options.webhookUrl,
      REVALIDATE_SECRET: options.revalidateSecret,
    },
  });
  return { ...watchExit(child), listening: waitForUrl(child.stdout as Readable) };
}

async function failOnExit({ exited }: RunningProcess): Promise<never> {
  const { code, signal, error } = await exited;
  const reason = error instanceof Error ? error.message : String(signal ?? code);
  throw new StartError(`The embedded backoffice exited before it was ready (${reason}).`);
}

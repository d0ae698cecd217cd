import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { log } from '#lib/platform/log.ts';
import { rememberedPort, rememberPort } from './remembered-port.ts';
import { StartError } from './start-error.ts';

const PROGRAM = 'backoffice/main.ts';
const STOP_TIMEOUT_MS = 5_000;

/** The backoffice reports changed vehicles to `webhookUrl`, with the secret. */
type Options = { dataDir: string; webhookUrl: string; revalidateSecret: string };

export type EmbeddedBackoffice = { url: string; stop(): Promise<void> };

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

async function failOnExit(exited: Promise<unknown[]>): Promise<never> {
  const [code, signal] = await exited;
  throw new StartError(`The embedded backoffice exited before it was ready (${String(signal ?? code)}).`);
}

async function stop(child: ChildProcess, exited: Promise<unknown[]>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timeout = setTimeout(STOP_TIMEOUT_MS, 'timeout', { ref: false });
  if ((await Promise.race([exited, timeout])) !== 'timeout') return;
  log('warn', 'backoffice.killed', { milliseconds: STOP_TIMEOUT_MS });
  child.kill('SIGKILL');
}

/**
 * Starts the reference backoffice as a child process, on the port of its last start if that is free, and waits until it
 * listens. It has its own process group, so that Ctrl-C does not stop it before the site, and it exits with this
 * process.
 * @throws StartError when it exits before it listens.
 */
export async function startEmbeddedBackoffice(options: Options): Promise<EmbeddedBackoffice> {
  if (!existsSync(PROGRAM))
    throw new StartError(
      'BACKOFFICE_URL is not set, and a release holds no reference backoffice to use instead.',
    );
  const data = join(options.dataDir, 'backoffice');
  const portFile = join(data, 'port');
  const port = String(await rememberedPort(portFile));
  const program = ['--disable-warning=ExperimentalWarning', PROGRAM];
  const child = spawn(process.execPath, [...program, 'serve', '--port', port, '--data', data], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // the channel closes when this process exits, on which it stops
    env: {
      ...process.env,
      SITE_REVALIDATE_URL: options.webhookUrl,
      REVALIDATE_SECRET: options.revalidateSecret,
    },
  });
  const exited = once(child, 'exit');
  const url = await Promise.race([waitForUrl(child.stdout as Readable), failOnExit(exited)]);
  await rememberPort(portFile, url);

  let isStopping = false;
  void exited.then(([code, signal]) => {
    if (!isStopping) log('error', 'backoffice.exited', { code, signal });
  });
  return {
    url,
    stop() {
      isStopping = true;
      return stop(child, exited);
    },
  };
}

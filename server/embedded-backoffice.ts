import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import { log } from '#lib/platform/log.ts';
import { rememberedPort, rememberPort } from './remembered-port.ts';
import { StartError } from './start-error.ts';

const STOP_MS = 5_000;

/** By `webhookUrl` and the secret the backoffice tells the site which cars have changed. */
type Options = { dataDir: string; webhookUrl: string; revalidateSecret: string };

export type EmbeddedBackoffice = { url: string; stop(): Promise<void> };

/** The address in the line that the backoffice prints when it is ready, null for any other line. */
function announcedUrl(line: string): string | null {
  if (!line.includes('"backoffice.listening"')) return null;
  const entry: unknown = JSON.parse(line);
  const isAnnouncement = entry !== null && typeof entry === 'object' && 'url' in entry;
  return isAnnouncement && typeof entry.url === 'string' ? entry.url : null;
}

/** Its output belongs to the site's own, but for the line that says where it is. */
function listeningUrl(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const url = announcedUrl(line);
      if (url) resolve(url);
      else process.stdout.write(`${line}\n`);
    });
  });
}

async function endedTooEarly(ended: Promise<unknown[]>): Promise<never> {
  const [code, signal] = await ended;
  throw new StartError(`The embedded backoffice ended before it was ready (${String(signal ?? code)}).`);
}

async function stop(child: ChildProcess, ended: Promise<unknown[]>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const patience = new AbortController();
  const late = setTimeout(STOP_MS, 'late', { signal: patience.signal }).catch(() => 'ended');
  const outcome = await Promise.race([ended, late]);
  patience.abort();
  if (outcome !== 'late') return;
  log('warn', 'backoffice.killed', { milliseconds: STOP_MS });
  child.kill('SIGKILL');
}

/**
 * Starts the reference backoffice beside the site, on a port of its own, the same at every start, and waits until it
 * answers. It is in a process group of its own, so that Ctrl-C does not end it while the site still needs it, and ends
 * itself when this process is gone.
 * @throws StartError when it ends instead.
 */
export async function startEmbeddedBackoffice(options: Options): Promise<EmbeddedBackoffice> {
  const data = join(options.dataDir, 'backoffice');
  const portFile = join(data, 'port');
  const port = String(await rememberedPort(portFile));
  const program = ['--disable-warning=ExperimentalWarning', 'backoffice/main.ts'];
  const child = spawn(process.execPath, [...program, 'serve', '--port', port, '--data', data], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      BACKOFFICE_STOP_WITH_PARENT: '1',
      SITE_REVALIDATE_URL: options.webhookUrl,
      REVALIDATE_SECRET: options.revalidateSecret,
    },
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([listeningUrl(child.stdout), endedTooEarly(ended)]);
  await rememberPort(portFile, url);

  let expected = false;
  void ended.then(([code, signal]) => {
    if (!expected) log('error', 'backoffice.ended', { code, signal });
  });
  return {
    url,
    stop() {
      expected = true;
      return stop(child, ended);
    },
  };
}

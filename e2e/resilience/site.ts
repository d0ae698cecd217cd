import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { optimisedAddresses } from '#lib/domain/pictures/optimised-address.ts';
import { signPicture } from '#lib/pictures/picture-signature.ts';

/** The id of a user with hardly any rights. */
export const NOBODY = 65_534;

const ROOT = new URL('../..', import.meta.url);

/** The log line with the port of the site. */
const PORT_LINE = /^ {2}site +http:\/\/localhost:(\d+)$/;

/** REVALIDATE_SECRET of every site, unless `env` overrides it. */
export const REVALIDATE_SECRET = 'between-backoffice-and-site';

/** PICTURE_SECRET of every site. */
const PICTURE_SECRET = 'shared-by-all-sites-of-the-tests';

/** The address of a picture on a site, which is of a host of IMAGE_HOSTS unless `isOfBackoffice`. */
export function optimisedAddress(picture: string, { isOfBackoffice = false } = {}): string {
  return optimisedAddresses(signPicture(picture, isOfBackoffice, PICTURE_SECRET), [640])?.[0] ?? '';
}

/** For tests with a backoffice that hangs, which are not about time limits. */
export const SHORT_TIMEOUT = { BACKOFFICE_TIMEOUT_MS: '2000' };

type Options = {
  backofficeUrl: string;
  /** Relative to the root of the repository, unless absolute. */
  dataDir: string;
  /** Any free port when unset. A site that restarts on the same port keeps its URL. */
  port?: number;
  env?: Record<string, string>;
  /** A release to run like in production, by a user who can write to `dataDir` only. Unset: the checkout. */
  release?: string;
};

/** A site in its own process, which may be stopped or killed. */
export type Site = {
  url: string;
  port: number;
  /** The output so far. */
  lines(): string[];
  /** Sends SIGTERM. @returns the exit code, null when a signal ended the process */
  stop(): Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/**
 * Starts the built site like `npm start`, and waits until it is ready. The site exits with this process, by the IPC
 * channel, so that a failed test leaves nothing running.
 * @throws Error with the output of the site when it exits instead.
 */
export async function startSite({
  backofficeUrl,
  dataDir,
  port = 0,
  env = {},
  release,
}: Options): Promise<Site> {
  const node = release === undefined ? 'node' : join(release, 'bin', 'node');
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: release ?? ROOT,
    ...(release !== undefined && process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      TRIAL: '1',
      SITE_URL: '',
      BACKOFFICE_URL: backofficeUrl,
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '1000000',
      REVALIDATE_SECRET,
      PICTURE_SECRET,
      ...env,
    },
  });
  const ended = once(child, 'exit').then(() => child.exitCode);
  const lines: string[] = [];
  const opened = loggedPort(child, lines);
  const openPort = await Promise.race([opened, ended.then(() => failToStart(lines))]);
  const url = `http://localhost:${openPort}`;
  await fetch(`${url}/api/health/ready`);

  async function kill(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
  }
  async function stop(): Promise<number | null> {
    await kill('SIGTERM');
    return ended;
  }
  return { url, port: openPort, lines: () => [...lines], stop, kill };
}

/** Collects the log lines, and resolves with the port when the site logs it. */
function loggedPort({ stdout, stderr }: ChildProcess, lines: string[]): Promise<number> {
  return new Promise((resolve) => {
    function read(line: string): void {
      lines.push(line);
      const port = PORT_LINE.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    }
    for (const output of [stdout, stderr] as Readable[]) createInterface(output).on('line', read);
  });
}

function failToStart(lines: string[]): never {
  throw new Error(['The site exited before it was ready.', ...lines].join('\n'));
}

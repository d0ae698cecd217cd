import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import { NOBODY } from './site.ts';

const EXAMPLE = new URL('../../deploy/nginx.conf', import.meta.url);

export type Nginx = {
  url: string;
  /** The lines of the access log. */
  log(): Promise<string[]>;
  /** The text of the error log. */
  errors(): Promise<string>;
  /** The socket of the server that redirects to https. */
  plainSocket: string;
  stop(): Promise<void>;
};

type Place = { folder: string; port: number };

/** A replacement in deploy/nginx.conf, which must contain `from`. */
export type Change = [from: string | RegExp, to: string];

/**
 * Starts an nginx with deploy/nginx.conf in front of two sites, as an unprivileged user and without TLS.
 * @param program the path of nginx
 * @param sitePorts may be twice the same port
 * @param options `port`: by default a free one
 */
export function startNginx(
  program: string,
  sitePorts: [number, number],
  { changes = [], port }: { changes?: Change[] | undefined; port?: number } = {},
): Promise<Nginx> {
  return runNginx(
    program,
    async (place) => {
      const example = await readFile(EXAMPLE, 'utf8');
      return applyChanges(example, [...(await placesIn(place, sitePorts)), ...changes]);
    },
    port,
  );
}

/**
 * Starts an nginx as an unprivileged user and waits until it responds.
 * @param program the path of nginx
 * @param configure returns the directives of the `http` block; the folder is removed when nginx stops
 */
export async function runNginx(
  program: string,
  configure: (place: Place) => Promise<string>,
  port?: number,
): Promise<Nginx> {
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  port ??= (await freePorts(1))[0] ?? 0;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, await configure({ folder, port })));

  const errorLog = join(folder, 'error.log');
  const child = spawn(program, ['-p', folder, '-c', file, '-e', errorLog], {
    stdio: 'inherit',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => responds(`${url}/api/health`), { message: 'nginx responds' }).toBe(true);
  return {
    url,
    log: async () => (await readFile(join(folder, 'access.log'), 'utf8')).split('\n'),
    errors: () => readFile(errorLog, 'utf8'),
    plainSocket: plainSocketIn(folder),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function plainSocketIn(folder: string): string {
  return join(folder, 'http.sock');
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Replaces paths and ports by those of this test. */
async function placesIn({ folder, port }: Place, [first, second]: [number, number]): Promise<Change[]> {
  const [behindCache = 0] = await freePorts(1);
  return [
    [/\/var\/(?:cache|log)\/nginx\//g, `${folder}/`],
    [/www\.example\.com/g, '127.0.0.1'],
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
    [/127\.0\.0\.1:3080/g, `127.0.0.1:${behindCache}`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ +ssl_certificate.*\n +ssl_certificate_key.*\n/g, ''],
    [/ +listen 443 ssl http2;\n/, ''], // the bare domain by https
    ['listen 80;', `listen unix:${plainSocketIn(folder)};`],
    [/ +listen \[::\].*\n/g, ''],
  ];
}

function applyChanges(configuration: string, changes: Change[]): string {
  let changed = configuration;
  for (const [from, to] of changes) {
    const before = changed;
    changed = before.replace(from, to);
    if (changed === before) throw new Error(`deploy/nginx.conf does not contain ${String(from)}`);
  }
  return changed;
}

/** A complete configuration with this content of the `http` block. */
function configuration(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return `daemon off;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join('\n  ')}
${http}
}
`;
}

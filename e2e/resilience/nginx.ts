import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import { NOBODY } from './site.ts';

const EXAMPLE = new URL('../../deploy/nginx.conf', import.meta.url);

export type Nginx = { url: string; stop(): Promise<void> };

type Place = { folder: string; port: number };

/**
 * Starts an nginx with deploy/nginx.conf in front of a site, as a user without rights, on a free port and without TLS.
 * @param program its path
 */
export function startNginx(program: string, sitePort: number): Promise<Nginx> {
  return runNginx(program, async (place) => exampleIn(await readFile(EXAMPLE, 'utf8'), place, sitePort));
}

/**
 * Starts an nginx as a user without rights and waits until it answers.
 * @param program its path
 * @param configure gives the directives of its `http` block; the folder is removed when it stops
 */
export async function runNginx(
  program: string,
  configure: (place: Place) => Promise<string>,
): Promise<Nginx> {
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const [port = 0] = await freePorts(1);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, await configure({ folder, port })));

  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => answers(`${url}/api/health`), { message: 'nginx answers' }).toBe(true);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** The example with the places of this test in place of those of a server. */
function exampleIn(example: string, { folder, port }: Place, sitePort: number): string {
  const changes: [string | RegExp, string][] = [
    ['/var/cache/nginx/dealership', join(folder, 'cache')],
    ['127.0.0.1:3000', `127.0.0.1:${sitePort}`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ +ssl_certificate.*\n +ssl_certificate_key.*\n/, ''],
    ['listen 80;', `listen unix:${join(folder, 'http.sock')};`],
  ];
  let site = example;
  for (const [from, to] of changes) {
    const changed = site.replace(from, to);
    if (changed === site) throw new Error(`deploy/nginx.conf does not hold ${String(from)}`);
    site = changed;
  }
  return site;
}

/** A whole configuration. */
function configuration(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return `daemon off;
pid ${join(folder, 'nginx.pid')};
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
${http}
}
`;
}

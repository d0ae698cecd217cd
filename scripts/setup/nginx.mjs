import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run } from './run.mjs';
import { say } from './log.mjs';

/**
 * The nginx of this machine: NGINX_PATH alone when that is set, else one that is installed.
 * @returns {string | null} its path, null when there is none
 */
export function findNginx() {
  if (process.env.NGINX_PATH) return existsSync(process.env.NGINX_PATH) ? process.env.NGINX_PATH : null;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((place) => existsSync(place)) ?? null;
}

/**
 * An nginx for the tests of deploy/nginx.conf. It is installed for root only, as the containers of CI run: on other
 * machines the package would leave a web server running.
 * @returns {Promise<string | null>} its path, null when it cannot be had
 */
export async function provideNginx() {
  const found = findNginx();
  if (found || process.env.NGINX_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found;
  say('Installing the system package nginx');
  await run('apt-get', ['update']);
  await run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', 'nginx']);
  return findNginx();
}

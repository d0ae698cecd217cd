import { existsSync } from 'node:fs';
import { findPrograms, log, pathFolders, run } from './run.mjs';

/** @returns {string | null} the path of nginx: NGINX_PATH when that is set, else an installed one; null when there is none */
export function findNginx() {
  if (process.env.NGINX_PATH) return existsSync(process.env.NGINX_PATH) ? process.env.NGINX_PATH : null;
  return findPrograms(['nginx'], [...pathFolders(), '/usr/sbin', '/usr/local/sbin'])[0] ?? null;
}

/**
 * An nginx for the tests of deploy/nginx.conf. It is installed only as root, as in a CI container: on other machines the
 * package would leave a web server running.
 * @returns {Promise<string | null>} its path, null when there is none
 */
export async function provideNginx() {
  const found = findNginx();
  if (found || process.env.NGINX_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found;
  log('Installing the system package nginx');
  await run('apt-get', ['update']);
  await run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', 'nginx']);
  return findNginx();
}

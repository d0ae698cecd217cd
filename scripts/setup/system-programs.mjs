import { existsSync } from 'node:fs';
import { findPrograms, log, pathFolders, run } from './run.mjs';

/** Servers and browsers that tests start: environment variable with the path, names of the program, and Debian's package. */
const PROGRAMS = {
  nginx: { variable: 'NGINX_PATH', names: ['nginx'], package: 'nginx' },
  redis: { variable: 'REDIS_PATH', names: ['redis-server', 'valkey-server'], package: 'redis-server' },
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  xvfb: { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb' },
};

/** @type {(keyof typeof PROGRAMS)[]} */
export const SERVERS = ['nginx', 'redis'];

/** @type {(keyof typeof PROGRAMS)[]} */
export const BROWSERS = ['firefox', 'webkit', 'xvfb'];

/**
 * @param {keyof typeof PROGRAMS} program
 * @returns {string | null} the path in its variable if set, else that of an installed program; null when there is none
 */
export function findSystemProgram(program) {
  const { variable, names } = PROGRAMS[program];
  const configured = process.env[variable];
  if (configured) return existsSync(configured) ? configured : null;
  return findPrograms(names, [...pathFolders(), '/usr/sbin', '/usr/local/sbin'])[0] ?? null;
}

/** Whether packages can be installed: as root on Debian, for example in a CI container. */
export function isInstallable() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Runs a program as root. Fails when that needs a password. */
export function asRoot(program, ...parameters) {
  const [first, ...rest] = process.getuid?.() === 0 ? [program] : ['sudo', '-n', program];
  return run(first, [...rest, ...parameters]);
}

/**
 * Installs each on its own, so that one that a release of Debian does not have prevents no other.
 * @param {string[]} packages of Debian
 */
export async function installPackages(packages) {
  log(`Installing the system packages ${packages.join(', ')}`);
  await asRoot('apt-get', 'update');
  for (const name of packages)
    await asRoot('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', name);
}

/**
 * Finds the servers and browsers that tests start. Installs missing ones only as root, for example in a CI container: on
 * other machines the packages would leave servers running.
 * @param {(keyof typeof PROGRAMS)[]} programs
 * @returns {Promise<{ paths: Record<string, string>, missing: string[] }>} paths by variable, and names of missing programs
 */
export async function provideSystemPrograms(programs) {
  const toInstall = programs.filter(
    (program) => !findSystemProgram(program) && !process.env[PROGRAMS[program].variable],
  );
  if (isInstallable() && toInstall.length > 0)
    await installPackages(toInstall.map((program) => PROGRAMS[program].package));
  const found = programs.map((program) => [program, findSystemProgram(program)]);
  return {
    paths: Object.fromEntries(
      found.filter(([, path]) => path).map(([program, path]) => [PROGRAMS[program].variable, path]),
    ),
    missing: found.filter(([, path]) => !path).map(([program]) => program),
  };
}

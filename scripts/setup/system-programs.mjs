import { existsSync } from 'node:fs';
import { findPrograms, log, pathFolders, run } from './run.mjs';

/** Servers that tests start: where an environment variable says they are, by their names, or from Debian's package. */
const PROGRAMS = {
  nginx: { variable: 'NGINX_PATH', names: ['nginx'], package: 'nginx' },
  redis: { variable: 'REDIS_PATH', names: ['redis-server', 'valkey-server'], package: 'redis-server' },
};

/**
 * @param {keyof typeof PROGRAMS} program
 * @returns {string | null} its path: what its variable names when that is set, else an installed one; null when there is none
 */
export function findSystemProgram(program) {
  const { variable, names } = PROGRAMS[program];
  const set = process.env[variable];
  if (set) return existsSync(set) ? set : null;
  return findPrograms(names, [...pathFolders(), '/usr/sbin', '/usr/local/sbin'])[0] ?? null;
}

/** As root on Debian, as in a CI container. */
export function isInstallable() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Fails rather than ask for a password. */
export function asRoot(program, ...parameters) {
  const [first, ...rest] = process.getuid?.() === 0 ? [program] : ['sudo', '-n', program];
  return run(first, [...rest, ...parameters]);
}

/** @param {string[]} packages of Debian */
export async function installPackages(packages) {
  log(`Installing the system packages ${packages.join(', ')}`);
  await asRoot('apt-get', 'update');
  await asRoot('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', ...packages);
}

/**
 * The servers that tests start, for their environment. Missing ones are installed only as root, as in a CI container: on
 * other machines the packages would leave servers running.
 * @returns {Promise<{ paths: Record<string, string>, missing: string[] }>} paths by variable, and the names of the missing
 */
export async function provideSystemPrograms() {
  const toInstall = Object.keys(PROGRAMS).filter(
    (program) => !findSystemProgram(program) && !process.env[PROGRAMS[program].variable],
  );
  if (isInstallable() && toInstall.length > 0)
    await installPackages(toInstall.map((program) => PROGRAMS[program].package));
  const found = Object.keys(PROGRAMS).map((program) => [program, findSystemProgram(program)]);
  return {
    paths: Object.fromEntries(
      found.filter(([, path]) => path).map(([program, path]) => [PROGRAMS[program].variable, path]),
    ),
    missing: found.filter(([, path]) => !path).map(([program]) => program),
  };
}

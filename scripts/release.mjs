import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assembleRelease } from './setup/assemble-release.mjs';
import { previousRelease, pruneReleases, recordServing, switchTo } from './setup/releases.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { log, ROOT } from './setup/run.mjs';

const HELP = `Builds a release beside the running one, or goes back to the last one that served.

  npm run release                   build into releases/<build id> and point releases/current at it
  npm run release -- --rollback     point releases/current at the last release before it that served
  npm run release -- --to FOLDER    only write the release to this folder, without Node, for a container image

  RELEASES_DIR: the folder of releases, unset: ./releases
`;

const OPTIONS = {
  rollback: { type: 'boolean' },
  to: { type: 'string' },
  help: { type: 'boolean' },
};

/** @returns {Promise<string>} the id of the build in .next */
async function buildSite() {
  await install();
  await build();
  return readFileSync(join(ROOT, '.next', 'BUILD_ID'), 'utf8').trim();
}

async function release(releases) {
  recordServing(releases);
  const buildId = await buildSite();
  if (!existsSync(join(releases, buildId))) assembleRelease(join(releases, buildId), { withNode: true });
  switchTo(releases, buildId);
  if (process.getuid?.() === 0) pruneReleases(releases);
  else log('No old release is removed: only root sees which one serves.');
  announce(`${join(releases, 'current')} is now ${buildId}.`);
}

function rollBack(releases) {
  recordServing(releases);
  const previous = previousRelease(releases);
  if (previous === null) throw new Error(`No release before the current one in ${releases} has served.`);
  switchTo(releases, previous);
  announce(`${join(releases, 'current')} is ${previous} again.`);
}

function announce(sentence) {
  log(`${sentence} Restart the site to use it: deploy/roll.sh does that without downtime.`);
}

try {
  const { values } = parseArgs({ options: OPTIONS });
  const releases = resolve(ROOT, process.env.RELEASES_DIR ?? 'releases');
  if (values.help) process.stdout.write(HELP);
  else if (values.rollback) rollBack(releases);
  else if (values.to === undefined) await release(releases);
  else {
    await buildSite();
    assembleRelease(resolve(values.to), { withNode: false });
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

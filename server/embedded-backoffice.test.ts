import childProcess, { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { startEmbeddedBackoffice } from './embedded-backoffice.ts';

const WEBHOOK = { webhookUrl: 'http://127.0.0.1:1/api/revalidate', revalidateSecret: 'secret' };

afterEach(() => jest.restoreAllMocks());

/** Kills the process that was started last. */
async function killLast(spawn: jest.SpyInstance): Promise<void> {
  const child: unknown = spawn.mock.results.at(-1)?.value;
  if (!(child instanceof ChildProcess)) throw new Error('No process was started');
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Resolves when the site logs this event, which is no error. */
function logs(event: string): Promise<void> {
  return new Promise((resolve) => {
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      if (String(line).includes(event)) resolve();
      return true;
    });
  });
}

async function statusOfMakes(url: string): Promise<number> {
  return (await fetch(`${url}/api/client-car/makes`)).status;
}

test('a killed backoffice is started again on its port, after a longer delay each time', async () => {
  const spawn = jest.spyOn(childProcess, 'spawn');
  const logged = captureLog();
  await withTempDirectory(async (dataDir) => {
    const { url, stop } = await startEmbeddedBackoffice({ dataDir, ...WEBHOOK }, 10);
    for (const starts of [2, 3]) {
      const restarted = logs('backoffice.restarted');
      await killLast(spawn);
      await restarted;
      expect(await statusOfMakes(url)).toBe(200);
      expect(spawn).toHaveBeenCalledTimes(starts);
    }
    await stop();
    await expect(statusOfMakes(url)).rejects.toThrow('fetch failed');
  });
  const exits = logged().filter(({ event }) => event === 'backoffice.exited');
  expect(exits).toMatchObject([
    { signal: 'SIGKILL', restartMs: 10 },
    { signal: 'SIGKILL', restartMs: 20 },
  ]);
});

test('a backoffice that is stopped while it waits for its next start is not started again', async () => {
  const spawn = jest.spyOn(childProcess, 'spawn');
  captureLog();
  await withTempDirectory(async (dataDir) => {
    const { stop } = await startEmbeddedBackoffice({ dataDir, ...WEBHOOK });
    await killLast(spawn);
    await stop();
  });
  expect(spawn).toHaveBeenCalledTimes(1);
});

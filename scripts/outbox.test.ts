import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRedis, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { runNode } from '#server/testing/program.ts';

const QUIET = '--disable-warning=ExperimentalWarning';
const START_QUEUES = `const { startEnquiryQueues } = await import('#lib/enquiries/queue/open-queue.ts');
await startEnquiryQueues();
process.exit();`;

function aDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'outbox-'));
}

function list(env: Record<string, string>) {
  return runNode([QUIET, 'scripts/outbox.ts', 'list'], env).outcome;
}

function startQueues(env: Record<string, string>) {
  return runNode([QUIET, '--input-type=module', '--eval', START_QUEUES], env).outcome;
}

test('a folder in which no site stores enquiries is no outbox', async () => {
  const DATA_DIR = aDataDir();
  for (const env of [{ DATA_DIR }, { DATA_DIR, QUEUE_REDIS_URL: 'redis://127.0.0.1:1' }])
    expect(await list(env)).toEqual({
      code: 1,
      output: '',
      errors: `There is no outbox in ${DATA_DIR}: set DATA_DIR to that of the site.\n`,
    });
});

test('the list names the file in which it looked', async () => {
  const DATA_DIR = aDataDir();
  await startQueues({ DATA_DIR });
  expect((await list({ DATA_DIR })).output).toBe(
    `Every enquiry has been delivered: none is in ${join(DATA_DIR, 'outbox.sqlite')}.\n`,
  );
});

testWithRedis('the queue server is the one with which the site was started', async () => {
  const DATA_DIR = aDataDir();
  const redis = await aRedis(DURABLE);
  await startQueues({ DATA_DIR, QUEUE_REDIS_URL: redis.url });
  expect((await list({ DATA_DIR })).output).toBe(
    `Every enquiry has been delivered: none is in the queue server ${new URL(redis.url).host}.\n`,
  );
});

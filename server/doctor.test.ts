import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBackoffice, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { startFixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { aRedis, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { runNode } from './testing/program.ts';

/** Runs the doctor with these settings in a file. @returns its exit code, and its findings, a line each */
async function diagnosed(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const file = join(folder, 'site.env');
  const lines = Object.entries({ DATA_DIR: folder, TRIAL: '1', ...settings }).map((entry) => entry.join('='));
  writeFileSync(file, lines.join('\n'));
  const { code, output } = await runNode(['server/doctor.ts', file]).outcome;
  return { code, lines: output.trim().split('\n') };
}

testWithRedis(
  'a site whose surroundings are right is told so, and its webhook gets a marked test',
  async () => {
    const backoffice = await startFixtureBackoffice();
    const { url, received } = await aBackoffice({ 'POST /alerts': status(204), 'GET /': status(200) });
    const redis = await aRedis(DURABLE);
    const { code, lines } = await diagnosed({
      BACKOFFICE_URL: backoffice.url,
      SITE_URL: url,
      ALERT_WEBHOOK_URL: `${url}/alerts`,
      REDIS_URL: redis.url,
      QUEUE_REDIS_URL: redis.url,
    });
    await backoffice.stop();
    expect(lines.filter((line) => !/^ok /.test(line) && !/^warning +settings/.test(line))).toEqual([]);
    expect(lines.join('\n')).toContain('stores enquiries durably');
    expect(code).toBe(0);
    expect(received.map(({ body }) => body).join()).toContain('"kind":"test","text":"This is a test');
  },
);

testWithRedis('what would lose enquiries is named with what to do, and exits with 1', async () => {
  const redis = await aRedis();
  const { code, lines } = await diagnosed({
    DATA_DIR: 'package.json/data',
    BACKOFFICE_URL: 'http://127.0.0.1:1',
    QUEUE_REDIS_URL: redis.url,
    REDIS_URL: 'redis://127.0.0.1:1',
    QUEUE_REDIS_ULR: 'redis://127.0.0.1:2',
  });
  expect(code).toBe(1);
  for (const pattern of [
    /^warning +settings +QUEUE_REDIS_ULR is set, but the site reads QUEUE_REDIS_URL\.$/,
    /^failed +DATA_DIR .* cannot be written \(.*ENOTDIR.*\): set it to the folder of the site\.$/,
    /^failed +backoffice +GET \/makes: .*: correct BACKOFFICE_URL, or call whoever runs the backoffice\.$/,
    /^warning +alerts +Nobody is told when enquiries wait: set ALERT_EMAIL/,
    /^warning +REDIS_URL +It does not answer \(.*ECONNREFUSED.*\): each site continues alone\./,
    /^failed +QUEUE_REDIS_URL +It would lose enquiries, it needs appendonly yes .*: use deploy\/queue\.conf\.$/,
    /^warning +SITE_URL +http:\/\/localhost:3000 cannot be read/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(pattern));
});

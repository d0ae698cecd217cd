import { statSync } from 'node:fs';
import { join } from 'node:path';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { pictureSecret } from './picture-secret.ts';

function secretOf(dataDir: string, redisUrl: string | null = null): Promise<string> {
  return pictureSecret({ pictureSecret: null, dataDir, redisUrl, siteUrl: 'https://cars.example' });
}

test('the secret is made once, kept for the owner only, and replaced by PICTURE_SECRET', () =>
  withTempDirectory(async (dataDir) => {
    const secret = await secretOf(dataDir);
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(await secretOf(dataDir)).toBe(secret);
    expect(statSync(join(dataDir, 'picture-secret')).mode & 0o777).toBe(0o600);
    const settings = { dataDir, redisUrl: null, siteUrl: 'https://cars.example' };
    expect(await pictureSecret({ ...settings, pictureSecret: 'a-secret-of-the-operator' })).toBe(
      'a-secret-of-the-operator',
    );
  }));

testWithRedis('sites that share a Redis have the secret of the first, even after it was lost', () =>
  withTempDirectory((directory) =>
    withTempDirectory(async (other) => {
      captureLog();
      const redis = await aRedis();
      const secret = await secretOf(directory, redis.url);
      expect(await secretOf(other, redis.url)).toBe(secret);
      await redis.kill();
      expect(await secretOf(other, redis.url)).toBe(secret);
      expect(await secretOf(other)).toBe(secret);
    }),
  ),
);

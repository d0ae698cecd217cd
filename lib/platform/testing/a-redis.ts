import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import { Availability, connectRedis, type Redis } from '#lib/platform/redis.ts';
import { captureLog } from './capture-log.ts';
import { RedisServer } from './redis-server.ts';

const program = findSystemProgram('redis');

/** Skips tests where neither Redis nor Valkey is installed. */
export const testWithRedis = program === null ? test.skip : test;

/** In memory if possible, where commits are fast. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** For a Redis that has written what it answers. */
export const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always'];

const running = new Set<RedisServer>();
const closes = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const close of closes) await close();
  closes.clear();
  for (const server of running) {
    await server.kill(); // also one that a test has suspended
    rmSync(server.directory, { recursive: true, force: true });
  }
  running.clear();
});

export type TestRedis = RedisServer & {
  /** Has a client closed before the test ends the server. */
  onEnd(close: () => Promise<void>): void;
};

/** A Redis of this test's own, which ends with the test. It keeps nothing, unless the settings say so. */
export async function aRedis(settings: string[] = []): Promise<TestRedis> {
  const [port = 0] = await freePorts(1);
  const server = new RedisServer({
    program: String(program),
    port,
    directory: mkdtempSync(join(PARENT, 'redis-')),
    settings: ['--save', '', ...settings],
  });
  running.add(server);
  await server.start();
  return Object.assign(server, { onEnd: (close: () => Promise<void>) => void closes.add(close) });
}

/** A connection of its own, as each instance has one. Its log does not reach the console. */
export async function connected({ url }: TestRedis, keyPrefix = 'cars.example:'): Promise<Redis> {
  captureLog();
  const client = connectRedis(url, new Availability('redis'), keyPrefix);
  closes.add(() => Promise.resolve(disconnect(client)));
  await once(client, 'ready');
  return client;
}

/** Closes a connection before its server is killed, which it no longer reports. */
export function disconnect(client: Redis): void {
  client
    .removeAllListeners('error')
    .on('error', () => undefined)
    .destroy();
}

import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import { connectRedis, OutageLog, type Redis } from '#lib/platform/redis.ts';
import { captureLog } from './capture-log.ts';
import { RedisServer } from './redis-server.ts';

const program = findSystemProgram('redis');

/** Skips tests where neither Redis nor Valkey is installed. */
export const testWithRedis = program === null ? test.skip : test;

/** A file system in memory if there is one: commits are faster. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Settings of a Redis that writes each command to disk before it replies. */
export const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always'];

const running = new Set<RedisServer>();
const closes = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const close of closes) await close();
  closes.clear();
  for (const server of running) {
    await server.kill(); // SIGKILL also ends a suspended server
    rmSync(server.directory, { recursive: true, force: true });
  }
  running.clear();
});

export type TestRedis = RedisServer & {
  /** Registers a function that closes a client before the server is killed. */
  onEnd(close: () => Promise<void>): void;
};

/** A Redis server that ends with the test. By default it does not write to disk. */
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

/** A new connection, like that of one instance. Suppresses its log. */
export async function aRedisClient({ url }: TestRedis, keyPrefix = 'cars.example:'): Promise<Redis> {
  captureLog();
  const client = connectRedis(url, { outages: new OutageLog('redis'), keyPrefix });
  closes.add(() => Promise.resolve(disconnect(client)));
  await once(client, 'ready');
  return client;
}

/** Closes a connection before its server is killed, without an error. */
export function disconnect(client: Redis): void {
  client
    .removeAllListeners('error')
    .on('error', () => undefined)
    .destroy();
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import { Availability, connectRedis, type Redis } from '#lib/platform/redis.ts';
import { captureLog } from './capture-log.ts';

const program = findSystemProgram('redis');

/** Skips tests where neither Redis nor Valkey is installed. */
export const testWithRedis = program === null ? test.skip : test;

export type TestRedis = {
  url: string;
  /** Of the files that it keeps. */
  directory: string;
  process: ChildProcess;
  /** Starts it again on the same port, with what it keeps. */
  restart(): Promise<void>;
  /** Has a client closed before the test ends the server. */
  onEnd(close: () => Promise<void>): void;
};

/** In memory if possible, where commits are fast. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** For a Redis that has written what it answers. */
export const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always'];

const running = new Set<ChildProcess>();
const directories = new Set<string>();
const closes = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const close of closes) await close();
  closes.clear();
  for (const child of running) {
    running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL'); // also when a test has suspended it
    await once(child, 'exit');
  }
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  directories.clear();
});

/** A Redis of this test's own, which ends with the test. It keeps nothing, unless the settings say so. */
export async function aRedis(settings: string[] = []): Promise<TestRedis> {
  const [port = 0] = await freePorts(1);
  const directory = mkdtempSync(join(PARENT, 'redis-'));
  directories.add(directory);
  const args = ['--port', String(port), '--dir', directory, '--save', '', ...settings];
  const server: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    directory,
    process: await start(args),
    async restart() {
      server.process = await start(args);
    },
    onEnd: (close) => void closes.add(close),
  };
  return server;
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

async function start(args: string[]): Promise<ChildProcess> {
  const child = spawn(String(program), args);
  running.add(child);
  await new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
  });
  return child;
}

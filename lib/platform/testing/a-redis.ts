import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import { connect, type Redis } from '#lib/platform/redis.ts';
import { captureLog } from './capture-log.ts';

const program = findSystemProgram('redis');

/** Skips tests where neither Redis nor Valkey is installed. */
export const testWithRedis = program === null ? test.skip : test;

export type TestRedis = {
  url: string;
  process: ChildProcess;
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>;
};

const running = new Set<ChildProcess>();
const clients = new Set<Redis>();

afterEach(async () => {
  for (const client of clients)
    client
      .removeAllListeners('error')
      .on('error', () => undefined)
      .destroy();
  clients.clear();
  for (const child of running) {
    running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL'); // also when a test has suspended it
    await once(child, 'exit');
  }
});

/** A Redis of this test's own, which keeps nothing and ends with the test. */
export async function aRedis(): Promise<TestRedis> {
  const [port = 0] = await freePorts(1);
  const server: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    process: await start(port),
    async restart() {
      server.process = await start(port);
    },
  };
  return server;
}

/** A connection of its own, as each instance has one. Its log does not reach the console. */
export async function connected({ url }: TestRedis, keyPrefix = 'cars.example:'): Promise<Redis> {
  captureLog();
  const client = connect(url, keyPrefix);
  clients.add(client);
  await once(client, 'ready');
  return client;
}

async function start(port: number): Promise<ChildProcess> {
  const child = spawn(String(program), ['--port', String(port), '--save', '', '--appendonly', 'no']);
  running.add(child);
  await new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
  });
  return child;
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

const ROOT = new URL('../..', import.meta.url);
const PROGRAM = ['--disable-warning=ExperimentalWarning', 'backoffice/main.ts'];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The stored fields of an enquiry. */
type StoredEnquiry = { kind: string; payload: Record<string, unknown> };

/** The reference backoffice in its own process, with its CSRF check. */
export type ReferenceBackoffice = {
  url: string;
  port: number;
  /** All stored enquiries, oldest first. */
  enquiries(): Promise<StoredEnquiry[]>;
  /** Marks a car as sold, without a call to the webhook. */
  sell(chassisNumber: string): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

/** Starts the reference backoffice with the sample data, by default on a free port. It exits with this process. */
export async function startReferenceBackoffice(dataDir: string, port = 0): Promise<ReferenceBackoffice> {
  const child = spawn('node', [...PROGRAM, 'serve', '--port', String(port), '--data', dataDir], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve) => {
    createInterface(child.stdout as Readable).on('line', (line) => {
      const [, address] = /"backoffice\.listening".*"url":"([^"]+)"/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
  }
  return {
    url,
    port: Number(new URL(url).port),
    enquiries: () => enquiriesIn(dataDir),
    async sell(chassisNumber) {
      await run(['sold', chassisNumber, '--data', dataDir]);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function enquiriesIn(dataDir: string): Promise<StoredEnquiry[]> {
  const lines = await run(['enquiries', '--data', dataDir]);
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoredEnquiry);
}

/** Runs a command of the backoffice. @returns its output */
async function run(command: string[]): Promise<string> {
  const options = { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES };
  return (await promisify(execFile)('node', [...PROGRAM, ...command], options)).stdout;
}

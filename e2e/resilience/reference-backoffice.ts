import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const ROOT = new URL('../..', import.meta.url);
const PROGRAM = ['--disable-warning=ExperimentalWarning', 'backoffice/main.ts'];
const LARGEST_LIST = 64 * 1024 * 1024;

/** What the backoffice stored of a form. */
type StoredEnquiry = { kind: string; payload: Record<string, unknown> };

/** The reference backoffice in its own process, with its CSRF check. */
export type ReferenceBackoffice = {
  url: string;
  /** All enquiries it has stored, oldest first. */
  enquiries(): Promise<StoredEnquiry[]>;
  stop(): Promise<void>;
};

/** Starts it on any free port, with the sample data. It ends with this process. */
export async function startReferenceBackoffice(dataDir: string): Promise<ReferenceBackoffice> {
  const child = spawn('node', [...PROGRAM, 'serve', '--port', '0', '--data', dataDir], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, BACKOFFICE_STOP_WITH_PARENT: '1' },
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /"backoffice\.listening".*"url":"([^"]+)"/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return {
    url,
    enquiries: () => enquiriesIn(dataDir),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function enquiriesIn(dataDir: string): Promise<StoredEnquiry[]> {
  const list = await promisify(execFile)('node', [...PROGRAM, 'enquiries', '--data', dataDir], {
    cwd: ROOT,
    maxBuffer: LARGEST_LIST,
  });
  return list.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoredEnquiry);
}

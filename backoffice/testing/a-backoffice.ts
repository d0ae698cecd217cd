import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { aDirectory } from './directory.ts';
import { start, type Environment } from './program.ts';

type LogLine = { level: string; event: string } & Record<string, unknown>;

export type RunningBackoffice = {
  url: string;
  data: string;
  /** Closes the IPC channel, which also happens when the parent exits. */
  disconnect: () => void;
  /** Resolves with the log lines of this event when there are `count` of them, including earlier ones. */
  waitForLog: (event: string, count?: number) => Promise<LogLine[]>;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
  /** Sends the signal. @returns the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

type Options = { data?: string; env?: Environment };

/** Starts a backoffice on a free port, by default with a new data directory. */
export async function aBackoffice({
  data = aDirectory(),
  env = {},
}: Options = {}): Promise<RunningBackoffice> {
  const child = start(['serve', '--port', '0', '--data', data], env);
  child.stderr.pipe(process.stderr);
  const waitForLog = logReader(child.stdout);
  const [listening] = await waitForLog('backoffice.listening');
  const exited = once(child, 'exit').then(() => child.exitCode);
  return {
    url: String(listening?.url),
    data,
    disconnect: () => child.disconnect(),
    waitForLog,
    exited,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

function logReader(output: Readable): RunningBackoffice['waitForLog'] {
  const logged: LogLine[] = [];
  const closed = new AbortController();
  const lines = createInterface({ input: output });
  lines.on('line', (line) => logged.push(JSON.parse(line) as LogLine));
  lines.once('close', () => closed.abort());

  return async (event, count = 1) => {
    for (;;) {
      const found = logged.filter((line) => line.event === event);
      if (found.length >= count) return found;
      await once(lines, 'line', { signal: closed.signal });
    }
  };
}

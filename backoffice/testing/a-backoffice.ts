import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { aDirectory } from './directory.ts';
import { start, type Environment } from './program.ts';

type LogLine = { level: string; event: string } & Record<string, unknown>;

export type RunningBackoffice = {
  url: string;
  data: string;
  /** Closes the channel of this parent, as its end does. */
  disconnect: () => void;
  /** Resolves with the log lines of that event once there are so many, earlier ones included. */
  untilLogged: (event: string, count?: number) => Promise<LogLine[]>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  /** Sends the signal. @returns the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

type Options = { data?: string; env?: Environment };

/** A backoffice on a free port, with the data directory given or one of its own. */
export async function aBackoffice({
  data = aDirectory(),
  env = {},
}: Options = {}): Promise<RunningBackoffice> {
  const child = start(['serve', '--port', '0', '--data', data], env);
  child.stderr.pipe(process.stderr);
  const untilLogged = logReader(child.stdout);
  const [listening] = await untilLogged('backoffice.listening');
  const ended = once(child, 'exit').then(() => child.exitCode);
  return {
    url: String(listening?.url),
    data,
    disconnect: () => child.disconnect(),
    untilLogged,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function logReader(output: Readable): RunningBackoffice['untilLogged'] {
  const logged: LogLine[] = [];
  const isOver = new AbortController();
  const lines = createInterface({ input: output });
  lines.on('line', (line) => logged.push(JSON.parse(line) as LogLine));
  lines.once('close', () => isOver.abort());

  return async (event, count = 1) => {
    for (;;) {
      const found = logged.filter((line) => line.event === event);
      if (found.length >= count) return found;
      await once(lines, 'line', { signal: isOver.signal });
    }
  };
}

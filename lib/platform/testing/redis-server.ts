import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createClient } from '@redis/client';

type Options = {
  /** Path of redis-server or valkey-server. */
  program: string;
  port: number;
  /** Directory of its data. */
  directory: string;
  /** Command-line arguments; the first may be the path of a configuration file. */
  settings: string[];
};

/** A Redis or Valkey server in its own process, on a fixed port. */
export class RedisServer {
  readonly url: string;
  readonly directory: string;
  readonly #options: Options;
  #process: ChildProcess | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.directory = options.directory;
    this.url = `redis://127.0.0.1:${options.port}`;
  }

  /** Starts the server, with the data of an earlier start, and waits until it accepts commands. */
  async start(): Promise<void> {
    const { program, settings, port, directory } = this.#options;
    const own = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory];
    const child = spawn(program, [...settings, ...own], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    const lines: string[] = [];
    const ready = Promise.withResolvers<void>();
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      if (line.includes('Ready to accept connections')) ready.resolve();
    });
    child.once('exit', () =>
      ready.reject(new Error(['Redis ended before it was ready.', ...lines].join('\n'))),
    );
    await ready.promise;
  }

  /** From SIGSTOP to SIGCONT the server accepts commands but does not reply. */
  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  async kill(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }

  /** The reply to a command such as `['FLUSHALL']`. */
  async command(words: string[]): Promise<unknown> {
    const client = await createClient({ url: this.url }).connect();
    try {
      return await client.sendCommand(words);
    } finally {
      client.destroy();
    }
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Raw } from 'sharp';

const PROGRAM = resolve('lib/platform/decoder-process.ts');

/** A process of 60 MB that has nothing to do for this long is ended. */
const IDLE_MS = 60_000;

const LIMITS = {
  /** Of the processor, so that a busy machine refuses no usual picture. */
  cpuMs: 4_000,
  /** Also for a process that hangs. */
  waitMs: 12_000,
  /** Of memory. A photograph of 24 megapixels takes 100 to 280 MB. */
  bytes: 400 * 1024 ** 2,
};

/** How long a costly picture is not tried again. */
const COSTLY_MS = 10 * 60_000;
const MAX_COSTLY = 1_000;

/** With this signal a decoder ends itself after its time. */
export const TIMEOUT_SIGNAL = 'SIGALRM';

/** The size and background of a decoded photograph. */
export type Target = {
  width: number;
  height: number;
  /** `inside`: within width and height, never larger than it is. `cover`: exactly this size, cropped. */
  fit: 'inside' | 'cover';
  /** Behind what is transparent. */
  background: string;
};

/** Rows of pixels, a byte for each channel. */
export type Pixels = { data: Uint8Array; info: Raw };

export type DecoderRequest = { bytes: Uint8Array; target: Target; maxCpuMs: number; maxBytes: number };
export type DecoderReply = ({ pixels: Pixels } | { error: string }) & {
  /** The process has grown, and takes no other picture. */
  isLast: boolean;
};

/** Decoding takes too much time or memory. */
class CostlyPictureError extends Error {
  override message = 'The picture takes too much time or memory';
}

/** The decoder's process has ended, also for other reasons if it is not a new one. */
class DecoderEndedError extends CostlyPictureError {}

const running = new Set<ChildProcess>();
const idle = new Map<ChildProcess, NodeJS.Timeout>();
process.on('exit', () => running.forEach(kill));

/** Digests of costly pictures, and until when they are not tried. */
const costly = new Map<string, number>();

/**
 * Decodes a photograph from elsewhere, upright, in a process of its own: within a decoder neither time nor memory can be
 * limited, and a file of a few kilobytes may take a minute or gigabytes. Here the process is killed (decoder-process.ts).
 * Of an incomplete one it shows what there is, like a browser, where its format can be decoded in part.
 * @throws Error when it is not a picture in a common format, or takes too much time or memory (for ten minutes at once)
 */
export async function decodePhotograph(
  bytes: Buffer,
  target: Target,
  limits: Partial<typeof LIMITS> = {},
): Promise<Pixels> {
  const digest = hash('sha256', bytes);
  if ((costly.get(digest) ?? 0) > Date.now()) throw new CostlyPictureError();
  const { cpuMs, waitMs, bytes: maxBytes } = { ...LIMITS, ...limits };
  const request = { bytes, target, maxCpuMs: cpuMs, maxBytes };
  try {
    const reply = (await askIdle(request, waitMs)) ?? (await ask(start(), request, waitMs));
    if ('pixels' in reply) return reply.pixels;
    throw new Error(reply.error);
  } catch (error) {
    if (error instanceof CostlyPictureError) rememberCostly(digest);
    throw error;
  }
}

/** Null when no process is idle, or it ends: it may have been killed meanwhile, or keep memory of other pictures. */
async function askIdle(request: DecoderRequest, waitMs: number): Promise<DecoderReply | null> {
  const decoder = takeIdle();
  try {
    return decoder ? await ask(decoder, request, waitMs) : null;
  } catch (error) {
    if (error instanceof DecoderEndedError) return null;
    throw error;
  }
}

async function ask(decoder: ChildProcess, request: DecoderRequest, waitMs: number): Promise<DecoderReply> {
  if (!decoder.connected) throw new Error('No process can be started');
  const listening = new AbortController();
  const { signal } = listening;
  decoder.send(request, () => undefined); // when it fails, the process has exited
  try {
    const reply = await Promise.race([
      once(decoder, 'message', { signal }).then(([reply]) => reply as DecoderReply), // of decoder-process.ts
      once(decoder, 'exit', { signal }).then(([, endedBy]) => {
        throw endedBy === TIMEOUT_SIGNAL ? new CostlyPictureError() : new DecoderEndedError();
      }),
      wait(waitMs, null, { signal }).then(() => {
        kill(decoder);
        throw new CostlyPictureError();
      }),
    ]);
    if (reply.isLast) end(decoder);
    else keepIdle(decoder);
    return reply;
  } finally {
    listening.abort();
  }
}

function rememberCostly(digest: string): void {
  if (costly.size >= MAX_COSTLY) costly.clear();
  costly.set(digest, Date.now() + COSTLY_MS);
}

/** Without the site's environment, which has secrets: hostile files are decoded here. */
function start(): ChildProcess {
  const { NODE_ENV, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = process.env;
  const decoder = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ },
  });
  running.add(decoder);
  for (const event of ['exit', 'error']) decoder.on(event, () => running.delete(decoder));
  return decoder;
}

function kill(decoder: ChildProcess): void {
  decoder.kill('SIGKILL');
}

/** One that is alive: the system may have killed others. */
function takeIdle(): ChildProcess | undefined {
  for (const [decoder, timer] of idle) {
    clearTimeout(timer);
    idle.delete(decoder);
    if (!running.has(decoder) || !decoder.connected) continue;
    decoder.ref();
    decoder.channel?.ref();
    return decoder;
  }
  return undefined;
}

/** An idle process does not keep this one alive, and ends with it. */
function keepIdle(decoder: ChildProcess): void {
  const timer = setTimeout(() => {
    idle.delete(decoder);
    end(decoder);
  }, IDLE_MS);
  idle.set(decoder, timer.unref());
  decoder.unref();
  decoder.channel?.unref();
}

function end(decoder: ChildProcess): void {
  if (decoder.connected) decoder.disconnect();
}

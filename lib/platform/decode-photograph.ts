import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Raw } from 'sharp';

const PROGRAM = resolve('lib/platform/decoder-process.ts');

/** A process of 60 MB that has nothing to do for this long is ended. */
const IDLE_MS = 60_000;

const MAX_MS = 4_000;

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

export type DecoderRequest = { bytes: Uint8Array; target: Target; maxMs: number };
export type DecoderReply = ({ pixels: Pixels } | { error: string }) & {
  /** The process has grown, and takes no other picture. */
  isLast: boolean;
};

/** Decoding has taken too much time or memory. The same picture would do so again. */
export class CostlyPictureError extends Error {}

const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Decodes a photograph from elsewhere, upright, in a process of its own: within a decoder neither time nor memory can be
 * limited, and a file of a few kilobytes may take a minute or gigabytes. Here the process is killed (decoder-process.ts).
 * @throws CostlyPictureError; Error when it is incomplete or not a picture in a common format
 */
export async function decodePhotograph(bytes: Buffer, target: Target, maxMs = MAX_MS): Promise<Pixels> {
  const decoder = takeIdle() ?? start();
  const listening = new AbortController();
  const { signal } = listening;
  try {
    const exited = once(decoder, 'exit', { signal }).then(([, killedBy]) => {
      if (killedBy === 'SIGKILL') throw new CostlyPictureError('The picture takes too much time or memory');
      throw new Error('The decoder has failed');
    });
    decoder.send({ bytes, target, maxMs } satisfies DecoderRequest, () => undefined); // when it fails, the process has exited
    const [reply] = (await Promise.race([once(decoder, 'message', { signal }), exited])) as [DecoderReply];
    if (reply.isLast) end(decoder);
    else keepIdle(decoder);
    if ('error' in reply) throw new Error(reply.error);
    return reply.pixels;
  } finally {
    listening.abort();
  }
}

/** Without the site's environment, which has secrets: hostile files are decoded here. */
function start(): ChildProcess {
  const { NODE_ENV, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = process.env;
  return fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ },
  });
}

/** One that is alive: the system may have killed others. */
function takeIdle(): ChildProcess | undefined {
  for (const [decoder, timer] of idle) {
    clearTimeout(timer);
    idle.delete(decoder);
    if (!decoder.connected) continue;
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

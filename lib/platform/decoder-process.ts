import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type DecoderReply, type DecoderRequest, type Pixels, TIMEOUT_SIGNAL } from './decode-photograph.ts';

/** What the allocator keeps after a large picture would count against the next one. */
const MAX_KEPT_BYTES = 250 * 1024 ** 2;

const CHECK_MS = 10;

/** Twice the resolution of a good camera. */
const MAX_PIXELS = 64_000_000;

/** JPEG, PNG, GIF, WebP and AVIF by their first bytes. SVG may refer to local files. */
const FORMATS = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|\0.{3}ftyp)/s;

sharp.concurrency(1);
sharp.cache(false); // no picture is opened twice

// The program of the processes of decode-photograph.ts. It ends with the site, or when a picture exceeds its limits.
process.on('message', (request) => void answer(request as DecoderRequest)); // of decodePhotograph
process.on('disconnect', () => kill('SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined); // the site finishes first

try {
  writeFileSync('/proc/self/oom_score_adj', '1000'); // where memory is short, Linux kills this process and not the site
} catch {
  // no Linux, or not allowed: the limits below hold all the same
}

/** Decoders have threads of their own, for whose end `process.exit` would wait. */
function kill(signal: NodeJS.Signals): void {
  process.kill(process.pid, signal);
}

async function answer(request: DecoderRequest): Promise<void> {
  const start = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1_000 > request.maxCpuMs) kill(TIMEOUT_SIGNAL);
    if (process.memoryUsage.rss() > request.maxBytes) kill('SIGKILL');
  }, CHECK_MS);
  const outcome = await decode(request).then(
    (pixels) => ({ pixels }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  clearInterval(watch);
  process.send?.({ ...outcome, isLast: process.memoryUsage.rss() > MAX_KEPT_BYTES } satisfies DecoderReply);
}

async function decode({ bytes, target }: DecoderRequest): Promise<Pixels> {
  const { width, height, fit, background } = target;
  if (!FORMATS.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1')))
    throw new Error('Not a photograph');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'none' })
    .autoOrient()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .flatten({ background })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

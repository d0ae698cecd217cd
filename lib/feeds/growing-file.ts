import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UNFINISHED } from '@/lib/cache/files';

const PART_BYTES = 64 * 1024;

/**
 * A file that may be read from its beginning while it is being written. It takes its name when it is complete; one that
 * cannot be completed is removed, and whoever reads it gets the error in place of an end.
 */
export class GrowingFile {
  /** When it is complete. */
  readonly done: Promise<void>;
  readonly #path: string;
  readonly #unfinished: string;
  #bytes = 0;
  #grown = Promise.withResolvers<void>();

  constructor(path: string, content: AsyncIterable<Buffer | string>) {
    this.#path = path;
    this.#unfinished = `${path}.${crypto.randomUUID()}${UNFINISHED}`;
    this.done = this.#write(content);
    this.done.catch(() => undefined); // told to whoever waits for it
  }

  /** When its first part is there. Throws when there never will be one. */
  async begun(): Promise<void> {
    if (this.#bytes === 0) await Promise.race([this.#grown.promise, this.done]);
  }

  /** All of it, each part as soon as it is written. */
  async *read(): AsyncGenerator<Uint8Array> {
    await this.begun();
    const file = await open(this.#unfinished).catch(() => open(this.#path)); // complete by now
    try {
      for (let position = 0; ;) {
        const grown = this.#grown.promise;
        const { bytesRead, buffer } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, position);
        position += bytesRead;
        if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
        else if ((await Promise.race([grown, this.done.then(() => 'done')])) === 'done') return;
      }
    } finally {
      await file.close();
    }
  }

  async #write(content: AsyncIterable<Buffer | string>): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true });
    const file = await open(this.#unfinished, 'w');
    try {
      for await (const part of inLargeParts(content)) await this.#append(file, part);
      await rename(this.#unfinished, this.#path);
    } catch (error) {
      await rm(this.#unfinished, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  async #append(file: FileHandle, part: Buffer): Promise<void> {
    await file.writeFile(part);
    this.#bytes += part.length;
    this.#grown.resolve();
    this.#grown = Promise.withResolvers();
  }
}

/** The writers of XML and CSV give a few letters at a time. */
async function* inLargeParts(content: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const part of content) {
    const buffer = Buffer.from(part);
    waiting.push(buffer);
    bytes += buffer.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  yield Buffer.concat(waiting);
}

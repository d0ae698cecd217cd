import { RESP_TYPES } from '@redis/client';
import { LIMITS } from '#lib/platform/limits.ts';
import { replyOrNull, type Redis } from '#lib/platform/redis.ts';

const TTL_SECONDS = 7 * 24 * 60 * 60;

/** Entries in Redis, which all instances with the same version share: of the build and its settings. Never rejects. */
export class SharedEntries {
  readonly #client: Redis;
  readonly #version: string;

  constructor(client: Redis, version: string) {
    this.#client = client;
    this.#version = version;
  }

  /** Null when it is not there, or Redis did not answer. */
  read(name: string): Promise<Buffer | null> {
    const binary = this.#client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    return replyOrNull(binary.get(this.#key(name)));
  }

  /** What is larger than 1 MB is not written. */
  async write(name: string, content: Buffer): Promise<void> {
    if (content.length > LIMITS.sharedPageBytes) return;
    await replyOrNull(this.#client.set(this.#key(name), content, { EX: TTL_SECONDS }));
  }

  #key(name: string): string {
    return `page:${this.#version}:${name}`;
  }
}

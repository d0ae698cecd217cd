import { randomUUID } from 'node:crypto';
import { replyOrNull, type Redis } from './redis.ts';
import { warnThrottled } from './warn-throttled.ts';

type Sent = { from: string; message: unknown };

/** Messages from one instance of the site to all others. Messages sent while the connection is down are lost. */
export class RedisChannel {
  readonly #client: Redis;
  readonly #name: string;
  readonly #instance = randomUUID();

  /** The key prefix separates the channels of sites that share a server. */
  constructor(client: Redis, name: string) {
    this.#client = client;
    this.#name = `${String(client.options.keyPrefix)}${name}`;
  }

  async publish(message: unknown): Promise<void> {
    const sent: Sent = { from: this.#instance, message };
    await replyOrNull(this.#client.publish(this.#name, JSON.stringify(sent)));
  }

  /**
   * @param onMessage must validate each message: other instances may run another release
   * @param onConnected is called after every connect: earlier messages may have been lost
   */
  listen(onMessage: (message: unknown) => void, onConnected?: () => void): void {
    const receive = this.#receiver(onMessage);
    let isSubscribed = false;
    const onReady = () => {
      // after a reconnect the client subscribes again by itself
      const subscribed = isSubscribed ? Promise.resolve() : this.#client.subscribe(this.#name, receive);
      subscribed.then(
        () => {
          isSubscribed = true;
          onConnected?.();
        },
        (error: unknown) => warnThrottled('redis.subscribe-failed', error),
      );
    };
    this.#client.on('ready', onReady);
    if (this.#client.isReady) onReady();
  }

  #receiver(onMessage: (message: unknown) => void): (text: string) => void {
    return (text) => {
      try {
        const { from, message } = JSON.parse(text) as Sent; // written by `publish`
        if (from !== this.#instance) onMessage(message);
      } catch (error) {
        warnThrottled('redis.message-failed', error);
      }
    };
  }
}

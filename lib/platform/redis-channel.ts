import { randomUUID } from 'node:crypto';
import { answerOrNull, type Redis } from './redis.ts';
import { warnThrottled } from './warn-throttled.ts';

type Sent = { from: string; message: unknown };

/** Messages from one instance of the site to all others. Those sent while the connection is down are lost. */
export class RedisChannel {
  readonly #client: Redis;
  readonly #name: string;
  readonly #instance = randomUUID();

  /** Sites that share a server have channels of their own, by the prefix of their keys. */
  constructor(client: Redis, name: string) {
    this.#client = client;
    this.#name = `${String(client.options.keyPrefix)}${name}`;
  }

  async publish(message: unknown): Promise<void> {
    const sent: Sent = { from: this.#instance, message };
    await answerOrNull(this.#client.publish(this.#name, JSON.stringify(sent)));
  }

  /**
   * @param onMessage gets what the other instances publish, to be validated: they may run another release
   * @param onConnected is called whenever messages begin to arrive: earlier ones may have been lost
   */
  listen(onMessage: (message: unknown) => void, onConnected: () => void): void {
    const receive = this.#receiver(onMessage);
    let isSubscribed = false;
    const onReady = () => {
      // after a reconnect the client has subscribed again by itself
      const subscribed = isSubscribed ? Promise.resolve() : this.#client.subscribe(this.#name, receive);
      subscribed.then(
        () => {
          isSubscribed = true;
          onConnected();
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
        const { from, message } = JSON.parse(text) as Sent; // of this class
        if (from !== this.#instance) onMessage(message);
      } catch (error) {
        warnThrottled('redis.message-failed', error);
      }
    };
  }
}

import { log } from '#lib/platform/log.ts';
import type { QueueHealth } from './queue-health.ts';

/** An enquiry counts as delayed after this time in the queue. */
const DELAYED_AFTER_SECONDS = 15 * 60;

const HOUR_MS = 60 * 60_000;

/** How long to wait before an alert that could not be sent is sent again. */
const RETRY_AFTER_MS = 5 * 60_000;

type AlertKind = 'dead-letter' | 'delayed' | 'recovered';

/** A message to the operator: numbers only, without input of visitors. */
export type Alert = { kind: AlertKind | 'test'; text: string; undelivered: number; deadLetters: number };

/** A service that sends alerts to the operator. `send` rejects when it does not accept the alert. */
export type AlertChannel = { name: string; send: (alert: Alert) => Promise<void> };

const TEXTS: Record<AlertKind, (counts: { undelivered: number; deadLetters: number }) => string> = {
  'dead-letter': ({ deadLetters }) =>
    `Dead letters: ${deadLetters}. The backoffice did not accept them, and the site will not try again. "npm run outbox" shows, resends or erases them.`,
  delayed: ({ undelivered }) =>
    `Waiting enquiries: ${undelivered}. The backoffice has not accepted the oldest for more than 15 minutes. The site goes on trying.`,
  recovered: ({ undelivered, deadLetters }) =>
    `No enquiry is delayed any more. Waiting: ${undelivered}. Dead letters: ${deadLetters}.`,
};

/**
 * Alerts the operator by one channel to dead letters that this process made, to enquiries delayed by more than 15 minutes,
 * and to the end of delays; to each at most once an hour.
 */
export class Alerts {
  readonly #channel: AlertChannel;
  #hasNewDeadLetter = false;
  #isDelayTold = false;
  readonly #nextAt: Record<AlertKind, number> = { 'dead-letter': 0, delayed: 0, recovered: 0 };

  constructor(channel: AlertChannel) {
    this.#channel = channel;
  }

  /** Makes the next `check` tell of dead letters. */
  deadLetterMade(): void {
    this.#hasNewDeadLetter = true;
  }

  /** Sends what is due. Never rejects. */
  async check({ undelivered, deadLetters, oldestUndeliveredSeconds }: QueueHealth): Promise<void> {
    if (undelivered === null || deadLetters === null) return;
    const counts = { undelivered, deadLetters };
    if (this.#hasNewDeadLetter && (await this.#send('dead-letter', counts))) this.#hasNewDeadLetter = false;
    const isDelayed = (oldestUndeliveredSeconds ?? 0) > DELAYED_AFTER_SECONDS;
    if (isDelayed === this.#isDelayTold) return;
    if (await this.#send(isDelayed ? 'delayed' : 'recovered', counts)) this.#isDelayTold = isDelayed;
  }

  /** @returns whether the alert was due and the channel accepted it */
  async #send(kind: AlertKind, counts: { undelivered: number; deadLetters: number }): Promise<boolean> {
    const now = Date.now();
    if (now < this.#nextAt[kind]) return false;
    this.#nextAt[kind] = now + HOUR_MS; // first: checks may overlap
    try {
      await this.#channel.send({ kind, text: TEXTS[kind](counts), ...counts });
      return true;
    } catch (error) {
      log('error', 'alert.failed', { channel: this.#channel.name, kind, error });
      this.#nextAt[kind] = now + RETRY_AFTER_MS;
      return false;
    }
  }
}

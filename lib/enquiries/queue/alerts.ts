import { log } from '#lib/platform/log.ts';
import type { Clock } from './clock.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { logQueueFailure } from './queue-failure.ts';

/** After this time in the queue an enquiry counts as delayed. */
const DELAYED_AFTER_MS = 15 * 60_000;

const HOUR_MS = 60 * 60_000;

/** Until an alert that could not be sent is sent again. */
const RETRY_AFTER_MS = 5 * 60_000;

type AlertKind = 'dead-letter' | 'delayed' | 'recovered';

/** Holds numbers only, nothing that a visitor typed. */
export type Alert = {
  kind: AlertKind;
  text: string;
  delayed: number;
  undelivered: number;
  deadLetters: number;
};

/** A way to reach the operator. `send` rejects when the alert did not arrive. */
export type AlertChannel = { name: string; send: (alert: Alert) => Promise<void> };

type AlertOptions = { store: EnquiryStore; clock: Clock; alertChannels: AlertChannel[] };

type Counts = Omit<Alert, 'kind' | 'text'>;

const TEXTS: Record<AlertKind, (counts: Counts) => string> = {
  'dead-letter': ({ deadLetters }) =>
    `Dead letters: ${deadLetters}. The backoffice did not accept them, and the site will not try again. "npm run outbox" shows, resends or erases them.`,
  delayed: ({ delayed }) =>
    `Delayed enquiries: ${delayed}. The backoffice did not accept them for more than 15 minutes. The site goes on trying.`,
  recovered: ({ undelivered, deadLetters }) =>
    `No enquiry is delayed any more. Waiting: ${undelivered}. Dead letters: ${deadLetters}.`,
};

/**
 * Alerts the operator to a new dead letter, to an enquiry delayed by more than 15 minutes, and to the recovery from
 * delays. Each channel gets at most one alert of a kind an hour, across restarts.
 */
export class Alerts {
  readonly #options: AlertOptions;
  #checking: Promise<void> = Promise.resolve();

  constructor(options: AlertOptions) {
    this.#options = options;
  }

  /** Sends the alerts that are due, one check after another. Never rejects. */
  check(): Promise<void> {
    this.#checking = this.#checking.then(() => this.#check()).catch(logQueueFailure);
    return this.#checking;
  }

  async #check(): Promise<void> {
    const { store, clock, alertChannels } = this.#options;
    if (alertChannels.length === 0) return;
    const { undelivered, deadLetters, newestDeadSince } = await store.status();
    const { count, newestStoredAt } = await store.delayed(clock.now() - DELAYED_AFTER_MS);
    const counts = { delayed: count, undelivered, deadLetters };
    for (const channel of alertChannels) {
      const { sentAt: delaySentAt } = await store.alertTimes(nameOf(channel, 'delayed'));
      if (newestDeadSince !== null) await this.#sendOnce(channel, 'dead-letter', newestDeadSince, counts);
      if (newestStoredAt !== null)
        await this.#sendOnce(channel, 'delayed', newestStoredAt + DELAYED_AFTER_MS, counts);
      else if (delaySentAt > 0) await this.#sendOnce(channel, 'recovered', delaySentAt, counts);
    }
  }

  /** Sends the alert, unless it was sent since `newsAt` or within the last hour. */
  async #sendOnce(channel: AlertChannel, kind: AlertKind, newsAt: number, counts: Counts): Promise<void> {
    const { store, clock } = this.#options;
    const name = nameOf(channel, kind);
    const now = clock.now();
    const { sentAt, nextAt } = await store.alertTimes(name);
    const isSent = newsAt <= sentAt && sentAt <= now;
    const isTooSoon = nextAt > now && nextAt <= now + HOUR_MS; // a time further ahead is from a wrong clock
    if (isSent || isTooSoon) return;

    await store.recordAlert(name, { sentAt, nextAt: now + HOUR_MS }); // before sending, so that no other process sends it too
    try {
      await channel.send({ kind, text: TEXTS[kind](counts), ...counts });
      await store.recordAlert(name, { sentAt: now, nextAt: now + HOUR_MS });
    } catch (error) {
      log('error', 'alert.failed', { channel: channel.name, kind, error });
      await store.recordAlert(name, { sentAt, nextAt: now + RETRY_AFTER_MS });
    }
  }
}

function nameOf(channel: AlertChannel, kind: AlertKind): string {
  return `${kind} by ${channel.name}`;
}

import { log } from '#lib/platform/log.ts';
import type { Clock } from './clock.ts';
import type { AlertTimes, EnquiryStore } from './enquiry-store.ts';
import { logQueueFailure } from './queue-failure.ts';

/** An enquiry counts as delayed after this time in the queue. */
const DELAYED_AFTER_MS = 15 * 60_000;

const HOUR_MS = 60 * 60_000;

/** How long to wait before an alert that could not be sent is sent again. */
const RETRY_AFTER_MS = 5 * 60_000;

type AlertKind = 'dead-letter' | 'delayed' | 'recovered';

/** A message to the operator: numbers only, without input of visitors. */
export type Alert = {
  kind: AlertKind;
  text: string;
  delayed: number;
  undelivered: number;
  deadLetters: number;
};

/** A service that sends alerts to the operator. `send` rejects when it does not accept the alert. */
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
 * Alerts the operator to new dead letters, to enquiries delayed by more than 15 minutes, and to the end of delays. Each
 * channel gets at most one alert of a kind an hour, even across restarts unless the store cannot be written.
 */
export class Alerts {
  readonly #options: AlertOptions;
  /** Times that a full store did not take: a full disk is no reason to be silent about what waits on it. */
  readonly #unrecorded = new Map<string, AlertTimes>();
  #checking: Promise<void> = Promise.resolve();

  constructor(options: AlertOptions) {
    this.#options = options;
  }

  /** Sends due alerts. Checks run one after another. Never rejects. */
  check(): Promise<void> {
    this.#checking = this.#checking.then(() => this.#check()).catch(logQueueFailure);
    return this.#checking;
  }

  async #check(): Promise<void> {
    const { store, clock, alertChannels } = this.#options;
    if (alertChannels.length === 0) return;
    const checkedAt = clock.now(); // an event that comes while one channel is told is new to the others
    const { undelivered, deadLetters, newestDeadSince } = await store.status();
    const { count, newestStoredAt } = await store.delayed(checkedAt - DELAYED_AFTER_MS);
    const counts = { delayed: count, undelivered, deadLetters };
    for (const channel of alertChannels) {
      const { sentAt: delaySentAt } = await this.#times(alertName(channel, 'delayed'));
      if (newestDeadSince !== null)
        await this.#sendIfDue(channel, 'dead-letter', { eventAt: newestDeadSince, checkedAt, counts });
      if (newestStoredAt !== null)
        await this.#sendIfDue(channel, 'delayed', {
          eventAt: newestStoredAt + DELAYED_AFTER_MS,
          checkedAt,
          counts,
        });
      else if (delaySentAt > 0)
        await this.#sendIfDue(channel, 'recovered', { eventAt: delaySentAt, checkedAt, counts });
    }
  }

  /** Sends the alert about an event at `eventAt`, unless one was sent since then or within the last hour. */
  async #sendIfDue(
    channel: AlertChannel,
    kind: AlertKind,
    { eventAt, checkedAt, counts }: { eventAt: number; checkedAt: number; counts: Counts },
  ): Promise<void> {
    const name = alertName(channel, kind);
    const { sentAt, nextAt } = await this.#times(name);
    const now = this.#options.clock.now(); // another process may have sent it since the check began
    const isSent = eventAt <= sentAt && sentAt <= now;
    const isTooSoon = nextAt > now && nextAt <= now + HOUR_MS; // a later time was written with a wrong clock
    if (isSent || isTooSoon) return;

    await this.#record(name, { sentAt, nextAt: checkedAt + HOUR_MS }); // first, so that no other process sends it too
    try {
      await channel.send({ kind, text: TEXTS[kind](counts), ...counts });
      await this.#record(name, { sentAt: checkedAt, nextAt: checkedAt + HOUR_MS });
    } catch (error) {
      log('error', 'alert.failed', { channel: channel.name, kind, error });
      await this.#record(name, { sentAt, nextAt: checkedAt + RETRY_AFTER_MS });
    }
  }

  async #times(name: string): Promise<AlertTimes> {
    return this.#unrecorded.get(name) ?? this.#options.store.alertTimes(name);
  }

  async #record(name: string, times: AlertTimes): Promise<void> {
    try {
      await this.#options.store.recordAlert(name, times);
      this.#unrecorded.delete(name);
    } catch (error) {
      logQueueFailure(error);
      this.#unrecorded.set(name, times);
    }
  }
}

function alertName(channel: AlertChannel, kind: AlertKind): string {
  return `${kind} by ${channel.name}`;
}

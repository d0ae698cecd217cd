import { log } from '#lib/platform/log.ts';
import type { Clock } from './clock.ts';
import type { OutboxStore } from './store.ts';

/** An enquiry that waits for longer is worth a message to the operator. */
const DELAYED_MS = 15 * 60_000;

const HOUR_MS = 60 * 60_000;

/** An alert that could not be sent is tried again after this time. */
const RETRY_MS = 5 * 60_000;

type AlertKind = 'dead-letter' | 'delayed' | 'recovered';

/** What the operator is told: numbers, and nothing that a visitor typed. */
export type Alert = {
  kind: AlertKind;
  text: string;
  delayed: number;
  undelivered: number;
  deadLetters: number;
};

/** A way to reach the operator. `send` rejects when the alert did not arrive. */
export type AlertChannel = { name: string; send: (alert: Alert) => Promise<void> };

type Parts = { store: OutboxStore; clock: Clock; alertChannels: AlertChannel[] };

/** What can be told now: how many, and when the newest of what it is about came about. */
type Situation = Omit<Alert, 'kind' | 'text'> & { deadLetterAt: number; delayedAt: number };

const TEXTS: Record<AlertKind, (situation: Situation) => string> = {
  'dead-letter': ({ deadLetters }) =>
    `Dead letters: ${deadLetters}. The backoffice did not accept them, and the site will not try again. "npm run outbox" shows, resends or erases them.`,
  delayed: ({ delayed }) =>
    `Delayed enquiries: ${delayed}. The backoffice did not accept them for more than 15 minutes. The site goes on trying.`,
  recovered: ({ undelivered, deadLetters }) =>
    `No enquiry is delayed any more. Waiting: ${undelivered}. Dead letters: ${deadLetters}.`,
};

/**
 * Tells the operator what is new: a dead letter, an enquiry delayed by more than 15 minutes, and that none is delayed any
 * more. Each channel gets at most one alert of a kind an hour, across restarts.
 */
export class Alerts {
  readonly #parts: Parts;
  #checking: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends what is due, after any check that is under way. Never rejects. */
  check(): Promise<void> {
    this.#checking = this.#checking
      .then(() => this.#check())
      .catch((error: unknown) => log('error', 'outbox.failed', { error }));
    return this.#checking;
  }

  async #check(): Promise<void> {
    if (this.#parts.alertChannels.length === 0) return;
    const situation = await this.#situation();
    for (const channel of this.#parts.alertChannels) {
      const told = await this.#sentAt(channel, 'delayed');
      if (situation.deadLetterAt > 0)
        await this.#tell(channel, 'dead-letter', situation.deadLetterAt, situation);
      if (situation.delayed > 0) await this.#tell(channel, 'delayed', situation.delayedAt, situation);
      else if (told > 0) await this.#tell(channel, 'recovered', told, situation);
    }
  }

  async #situation(): Promise<Situation> {
    const { store, clock } = this.#parts;
    const { undelivered, deadLetters, newestDeadSince } = await store.status();
    const { count, newestStoredAt } = await store.delayed(clock.now() - DELAYED_MS);
    const delayedAt = (newestStoredAt ?? 0) + DELAYED_MS;
    return { undelivered, deadLetters, delayed: count, deadLetterAt: newestDeadSince ?? 0, delayedAt };
  }

  /** Sends the alert unless the channel was told since `newsAt`, or may not be told yet. */
  async #tell(channel: AlertChannel, kind: AlertKind, newsAt: number, situation: Situation): Promise<void> {
    const { store, clock } = this.#parts;
    const name = nameOf(channel, kind);
    const now = clock.now();
    const { sentAt, nextAt } = await store.alertTimes(name);
    const isTold = newsAt <= sentAt && sentAt <= now;
    const isTooSoon = nextAt > now && nextAt <= now + HOUR_MS; // further ahead: written under a wrong clock
    if (isTold || isTooSoon) return;

    await store.recordAlert(name, { sentAt, nextAt: now + HOUR_MS }); // first, so that no other process sends it too
    const { undelivered, deadLetters, delayed } = situation;
    try {
      await channel.send({ kind, text: TEXTS[kind](situation), delayed, undelivered, deadLetters });
      await store.recordAlert(name, { sentAt: now, nextAt: now + HOUR_MS });
    } catch (error) {
      log('error', 'alert.failed', { channel: channel.name, kind, error });
      await store.recordAlert(name, { sentAt, nextAt: now + RETRY_MS });
    }
  }

  async #sentAt(channel: AlertChannel, kind: AlertKind): Promise<number> {
    return (await this.#parts.store.alertTimes(nameOf(channel, kind))).sentAt;
  }
}

function nameOf(channel: AlertChannel, kind: AlertKind): string {
  return `${kind} by ${channel.name}`;
}

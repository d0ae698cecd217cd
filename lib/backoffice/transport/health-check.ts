import { backofficeLastNotedAt, noteBackofficeAnswer, noteBackofficeFailure } from './health.ts';

const PATIENCE_MS = 2_000;

/** What visitors' requests have noted within this time needs no check. */
const FRESH_MS = 10_000;

/** Asks the backoffice for its makes and notes whether it answered within two seconds. Never throws. */
export async function checkBackoffice(origin: string): Promise<void> {
  try {
    const { status, body } = await fetch(`${origin}/api/client-car/makes`, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body?.cancel();
    if (status < 500) noteBackofficeAnswer(Date.now());
    else noteBackofficeFailure(Date.now());
  } catch {
    noteBackofficeFailure(Date.now()); // whatever the reason, it did not answer
  }
}

let checking: Promise<void> | undefined;

/** Starts a check unless the last 10 seconds brought news of the backoffice, or one is under way. Waits for nothing. */
export function checkQuietBackoffice(origin: string, now: number): void {
  if (checking || now - backofficeLastNotedAt() < FRESH_MS) return;
  checking = checkBackoffice(origin).finally(() => {
    checking = undefined;
  });
}

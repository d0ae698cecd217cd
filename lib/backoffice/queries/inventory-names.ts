import { withSignal } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { log } from '#lib/platform/log.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { singleFlight } from '#lib/platform/single-flight.ts';
import { getMakes, getModels } from './makes.ts';

const FRESH_MS = 60_000;
/** A search in words waits for no longer: without names it understands everything else. */
const TIMEOUT_MS = 1_000;

const kept = processSingleton(
  'names of the backoffice',
  (): { names: InventoryNames | null; readAt: number } => ({
    names: null,
    readAt: -Infinity,
  }),
);

/**
 * Makes and models as the backoffice has them, at most a minute old, or older while it fails; without counts, bodies and
 * the make of a model. Null when it has not given them yet. Never throws for a backoffice that fails.
 */
export async function backofficeNames(): Promise<InventoryNames | null> {
  if (Date.now() - kept.readAt < FRESH_MS) return kept.names;
  try {
    const reading = singleFlight('names of the backoffice', readNames);
    await withSignal(reading, 'names', AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    log('warn', 'read.failed', { error });
  }
  return kept.names;
}

async function readNames(): Promise<void> {
  const [makes, models] = await Promise.all([getMakes(), getModels()]);
  const withoutMake = { name: '', cars: null, models: models.map(uncounted) };
  kept.names = {
    makes: [...makes.map((make) => ({ ...uncounted(make), models: [] })), withoutMake],
    bodies: [],
  };
  kept.readAt = Date.now();
}

function uncounted(name: string) {
  return { name, cars: null };
}

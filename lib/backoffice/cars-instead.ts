import 'server-only';
import type { CarsInstead, Likeness } from '@/lib/domain/similar-vehicles';
import { isSold } from '@/lib/domain/vehicle';
import { BackofficeError } from './errors';
import { optional } from './optional';
import { getSimilarVehicles } from './similar-vehicles';
import { getFeatured } from './vehicles';

/** A page waits no longer for what it can do without. */
const PATIENCE_MS = 3_000;

/**
 * The cars to offer in place of one that is sold, or gone and still known: those like it, or else the featured ones.
 * None when the backoffice does not give them in time.
 */
export async function carsInstead(of: Likeness | null): Promise<CarsInstead> {
  return (await optional(inTime(find(of)))) ?? { kind: 'featured', vehicles: [] };
}

async function find(of: Likeness | null): Promise<CarsInstead> {
  const similar = of ? await getSimilarVehicles(of) : [];
  if (similar.length > 0) return { kind: 'similar', vehicles: similar };

  const featured = await getFeatured();
  return { kind: 'featured', vehicles: featured.filter((vehicle) => !isSold(vehicle)) };
}

function inTime<T>(part: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    AbortSignal.timeout(PATIENCE_MS).addEventListener('abort', () => {
      reject(new BackofficeError('took too long', { kind: 'unreachable', call: 'cars instead' }));
    });
  });
  return Promise.race([part, late]);
}

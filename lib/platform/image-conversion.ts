import { bulkhead } from 'cockatiel';
import sharp from 'sharp';

/**
 * Conversions at the same time. Each occupies one of libuv's four threads; the others remain for compression, files and
 * the resolution of names.
 */
const CONCURRENT = 2;

sharp.concurrency(1);
sharp.cache(false); // no picture is opened twice

const slots = bulkhead(CONCURRENT, Infinity);

/** Runs a conversion when one of the process's few slots for them is free. The caller bounds how many wait. */
export function convertImage<Result>(convert: () => Promise<Result>): Promise<Result> {
  return slots.execute(convert);
}

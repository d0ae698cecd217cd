import 'server-only';
import { log } from '@/lib/log';

import { BackofficeError } from './errors';

/** A part that a page can do without: `null` when the backoffice fails to give it, which is logged. */
export async function optional<T>(part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    log('warn', 'page.part-left-out', { error });
    return null;
  }
}

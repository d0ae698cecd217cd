import { Problem } from '../problem.ts';

/** Where and with what secret the site is told that vehicles changed. */
export type Webhook = { url: string; secret: string };

/**
 * Reads SITE_REVALIDATE_URL and REVALIDATE_SECRET.
 * @returns null unless both are set.
 * @throws Problem when the address is none.
 */
export function readWebhook(environment: NodeJS.ProcessEnv): Webhook | null {
  const { SITE_REVALIDATE_URL: url, REVALIDATE_SECRET: secret } = environment;
  if (!url || !secret) return null;
  if (/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return { url, secret };
  throw new Problem(`SITE_REVALIDATE_URL must be an http address, not '${url}'.`);
}

import { env } from '#lib/platform/env.ts';

/** Absolute address, on the site's public origin, of a path with its query. */
export function siteUrl(path: string): string {
  return new URL(path, env().siteUrl).href;
}

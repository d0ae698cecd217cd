import { env } from '#lib/platform/env.ts';

/** Absolute public address of a path. */
export function siteUrl(path: string): string {
  return new URL(path, env().siteUrl).href;
}

import type { Env } from './env';

/** Hosts whose pictures the optimiser may fetch: the backoffice's own and those of IMAGE_HOSTS. */
export function optimisedHosts({
  backofficeUrl,
  imageHosts,
}: Pick<Env, 'backofficeUrl' | 'imageHosts'>): string[] {
  return [...(backofficeUrl ? [new URL(backofficeUrl).host] : []), ...imageHosts];
}

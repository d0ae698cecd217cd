import type { Env } from './env.ts';

type Source = { protocol: 'http' | 'https'; hostname: string; port: string; pathname: '/**' };

/**
 * What the image optimiser may fetch, as `remotePatterns` of next.config.mjs: everything on the backoffice's origin, and
 * on the hosts of IMAGE_HOSTS by http and https. Nothing is said of a query, so that any will do.
 */
export function pictureSources({
  backofficeUrl,
  imageHosts,
}: Pick<Env, 'backofficeUrl' | 'imageHosts'>): Source[] {
  const origins = imageHosts.flatMap((host) => [`https://${host}`, `http://${host}`]);
  return [...(backofficeUrl ? [backofficeUrl] : []), ...origins].map(sourceOf);
}

function sourceOf(origin: string): Source {
  const { protocol, hostname, port } = new URL(origin);
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    hostname: hostname.replace(/[[\]]/g, '\\$&'), // it is a pattern, in which the brackets of IPv6 are a choice of letters
    port,
    pathname: '/**',
  };
}

const PRIVATE_IPV4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;
const PRIVATE_IPV6 = /^\[(?:::1\]|f[cd])/;

/**
 * Whether the backoffice is on this machine or in its private network, by its name or address. The optimiser refuses such
 * addresses unless told otherwise, and is told only then.
 */
export function isPrivateHost(hostname: string): boolean {
  const isLocalName = !hostname.includes('.') && !hostname.startsWith('[');
  return (
    isLocalName ||
    /\.(?:local|internal|lan|localhost)$/.test(hostname) ||
    PRIVATE_IPV4.test(hostname) ||
    PRIVATE_IPV6.test(hostname)
  );
}

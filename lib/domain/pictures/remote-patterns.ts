import { PICTURE_EXTENSIONS, type OptimisedPictures } from './optimised-pictures.ts';

type Source = { protocol: 'http' | 'https'; hostname: string; port: string; pathname: string };

const NAMES_A_PICTURE = `@(${PICTURE_EXTENSIONS.map(inAnyCase).join('|')})`;

/**
 * What the image optimiser may fetch (optimised-pictures.ts) as `remotePatterns` of next.config.mjs, with any query. Each
 * origin is one of them, for Next takes no more than fifty.
 */
export function remotePatterns({ origins, paths }: OptimisedPictures): Source[] {
  const places = paths ? paths.flatMap(below) : [`/*.${NAMES_A_PICTURE}`, `/**/*.${NAMES_A_PICTURE}`];
  if (places.length === 0) return [];
  return origins.map((origin) => ({ ...sourceOf(origin), pathname: `{${places.join(',')}}` }));
}

function sourceOf(origin: string): Omit<Source, 'pathname'> {
  const { protocol, hostname, port } = new URL(origin);
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    hostname: hostname.replace(/[[\]]/g, '\\$&'), // it is a pattern, in which the brackets of IPv6 are a choice of letters
    port,
  };
}

/** Two stars cross slashes only where they stand alone between them. */
function below(path: string): string[] {
  return [`${path}*`, `${path}*/**`];
}

function inAnyCase(letters: string): string {
  return letters.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

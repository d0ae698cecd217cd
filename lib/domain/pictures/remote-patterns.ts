import { PICTURE_EXTENSIONS, type OptimisedPictures } from './optimised-pictures.ts';

type Source = { protocol: 'http' | 'https'; hostname: string; port: string; pathname: string };

const HAS_PICTURE_EXTENSION = `@(${PICTURE_EXTENSIONS.map(caseInsensitive).join('|')})`;

/** `remotePatterns` of next.config.mjs, with any query. One for each origin, since Next accepts at most fifty. */
export function remotePatterns({ origins, paths }: OptimisedPictures): Source[] {
  const patterns = paths
    ? paths.flatMap(below)
    : [`/*.${HAS_PICTURE_EXTENSION}`, `/**/*.${HAS_PICTURE_EXTENSION}`];
  if (patterns.length === 0) return [];
  return origins.map((origin) => ({ ...sourceOf(origin), pathname: `{${patterns.join(',')}}` }));
}

function sourceOf(origin: string): Omit<Source, 'pathname'> {
  const { protocol, hostname, port } = new URL(origin);
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    hostname: hostname.replace(/[[\]]/g, '\\$&'), // IPv6 brackets would be a character class of the pattern
    port,
  };
}

/** `**` matches slashes only as a whole path segment. */
function below(path: string): string[] {
  return [`${path}*`, `${path}*/**`];
}

function caseInsensitive(letters: string): string {
  return letters.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

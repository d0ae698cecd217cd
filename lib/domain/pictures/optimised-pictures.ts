/** What the image optimiser may fetch. `paths` are path prefixes; null allows any path with a picture's extension. */
export type OptimisedPictures = { origins: string[]; paths: string[] | null };

/** The settings of lib/platform/env.ts. */
type Settings = { backofficeUrl: string | null; imageHosts: string[]; imagePaths: string[] | null };

/** Formats that the optimiser can decode. */
const PICTURE_EXTENSIONS = ['avif', 'gif', 'jfif', 'jpeg', 'jpg', 'png', 'webp'];

const PICTURE_FILE = new RegExp(String.raw`\.(?:${PICTURE_EXTENSIONS.join('|')})$`, 'i');

/**
 * Spellings that a server might take for another path than `URL` does: `..;/` (a servlet container), `%2e%2e%2f` and
 * `%252f` (a server that decodes once or twice). No picture needs them.
 */
const AMBIGUOUS = /;|%3b|%25|(?:^|\/|\\|%2f|%5c)(?:\.|%2e){2}|(?:\.|%2e){2}(?:%2f|%5c)/i;

/** The backoffice's own origin, and the hosts of IMAGE_HOSTS by http and https. */
export function optimisedPictures({ backofficeUrl, imageHosts, imagePaths }: Settings): OptimisedPictures {
  const hosts = imageHosts.flatMap((host) => [`https://${host}`, `http://${host}`]);
  const origins = [...(backofficeUrl ? [backofficeUrl] : []), ...hosts].map(
    (origin) => new URL(origin).origin,
  );
  return { origins, paths: imagePaths };
}

/** Whether the image optimiser may fetch this absolute address. */
export function isOptimised(address: string, { origins, paths }: OptimisedPictures): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  if (!origins.includes(origin) || AMBIGUOUS.test(pathname)) return false;
  return paths ? paths.some((path) => pathname.startsWith(path)) : PICTURE_FILE.test(pathname);
}

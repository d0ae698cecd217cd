/** The settings of lib/platform/env.ts. */
type Settings = { backofficeUrl: string | null; imageHosts: string[] };

/** Formats that the optimiser can decode. */
const PICTURE_EXTENSIONS = ['avif', 'gif', 'jfif', 'jpeg', 'jpg', 'png', 'webp'];

const PICTURE_FILE = new RegExp(String.raw`\.(?:${PICTURE_EXTENSIONS.join('|')})$`, 'i');

/**
 * Spellings that a server might take for another path than `URL` does: `..;/` (a servlet container), `%2e%2e%2f` and
 * `%252f` (a server that decodes once or twice). No picture needs them.
 */
const AMBIGUOUS = /;|%3b|%25|(?:^|\/|\\|%2f|%5c)(?:\.|%2e){2}|(?:\.|%2e){2}(?:%2f|%5c)/i;

/** What the image optimiser may fetch from: the backoffice's own origin, and the hosts of IMAGE_HOSTS by http and https. */
export function pictureOrigins({ backofficeUrl, imageHosts }: Settings): string[] {
  const hosts = imageHosts.flatMap((host) => [`https://${host}`, `http://${host}`]);
  return [...(backofficeUrl ? [backofficeUrl] : []), ...hosts].map((origin) => new URL(origin).origin);
}

/** Whether the image optimiser may fetch this absolute address: a path with a picture's extension, of one of the origins. */
export function isOptimised(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origins.includes(origin) && !AMBIGUOUS.test(pathname) && PICTURE_FILE.test(pathname);
}

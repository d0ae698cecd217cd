import type { Drawing } from './draw.ts';

/** A picture as it was drawn, and as it is kept. */
export type KeptPicture = Drawing & {
  /** What it shows, as `shareVersion` says it. */
  version: string;
  /** Milliseconds since 1970. */
  drawnAt: number;
};

const HEAD = /^([\da-f]{16}) (\d{13}) (whole|makeshift)\n/;
const LONGEST_HEAD = 64;

/** The picture as one file: a line of text about it, then the JPEG. */
export function encodePicture({ version, drawnAt, isMakeshift, jpeg }: KeptPicture): Buffer {
  return Buffer.concat([Buffer.from(`${version} ${drawnAt} ${isMakeshift ? 'makeshift' : 'whole'}\n`), jpeg]);
}

/** @returns null for a file that another version of the site wrote. */
export function decodePicture(file: Buffer): KeptPicture | null {
  const [head, version, drawnAt, state] = HEAD.exec(file.toString('latin1', 0, LONGEST_HEAD)) ?? [];
  if (head === undefined || version === undefined) return null;
  return {
    version,
    drawnAt: Number(drawnAt),
    isMakeshift: state === 'makeshift',
    jpeg: file.subarray(head.length),
  };
}

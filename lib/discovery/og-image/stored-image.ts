import type { Drawing } from './draw.tsx';

/** A picture as it is kept on disk. */
export type StoredImage = Drawing & {
  /** See `ogImageVersion`. */
  version: string;
  /** Milliseconds since 1970. */
  drawnAt: number;
};

const HEADER = /^([\da-f]{16}) (\d{13}) (complete|fallback)\n/;
const MAX_HEADER_BYTES = 64;

/** One file: a line of text with the metadata, then the JPEG. */
export function encodeImage({ version, drawnAt, isFallback, jpeg }: StoredImage): Buffer {
  return Buffer.concat([
    Buffer.from(`${version} ${drawnAt} ${isFallback ? 'fallback' : 'complete'}\n`),
    jpeg,
  ]);
}

/** @returns null for a file that another version of the site wrote. */
export function decodeImage(file: Buffer): StoredImage | null {
  const [header, version, drawnAt, state] = HEADER.exec(file.toString('latin1', 0, MAX_HEADER_BYTES)) ?? [];
  if (header === undefined || version === undefined) return null;
  return {
    version,
    drawnAt: Number(drawnAt),
    isFallback: state === 'fallback',
    jpeg: file.subarray(header.length),
  };
}

/** A camera's JPEG has some ten; its profiles and previews may take one for each 64 KB. */
const MAX_SEGMENTS = 1_000;

/** A progressive JPEG has ten. Each is decoded over the whole picture, though it may have a few hundred bytes. */
const MAX_SCANS = 100;

/** A WebP without animation has at most five. */
const MAX_CHUNKS = 1_000;

/** JPEG's markers: each follows a byte 0xff. */
const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Whether a JPEG or WebP has so many parts that reading it takes seconds or gigabytes, whatever the picture's size: libjpeg
 * decodes each scan in turn and keeps each segment, and libwebp compares each frame with all others, before any time limit of
 * sharp begins.
 */
export function hasTooManyParts(bytes: Buffer): boolean {
  if (bytes[0] === MARKER) return hasTooManySegments(bytes);
  return bytes.toString('latin1', 0, 4) === 'RIFF' && hasTooManyChunks(bytes);
}

/** Finds segments as libjpeg does, which skips what is no marker: the data of a scan, and anything between segments. */
function hasTooManySegments(bytes: Buffer): boolean {
  let segments = 0;
  let scans = 0;
  for (let position = bytes.indexOf(MARKER); position >= 0; position = bytes.indexOf(MARKER, position)) {
    while (bytes[position] === MARKER) position += 1;
    const marker = bytes[position] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) return false;
    position += 1;
    if (!hasLength(marker)) continue;
    segments += 1;
    if (marker === START_OF_SCAN) scans += 1;
    if (segments > MAX_SEGMENTS || scans > MAX_SCANS) return true;
    if (position + 2 <= bytes.length) position += bytes.readUInt16BE(position);
  }
  return false;
}

/** The others are 0xff in the data of a scan (0), restarts in it (0xd0 to 0xd7), the start of the image and a reserved one. */
function hasLength(marker: number): boolean {
  return marker > 0x01 && (marker < 0xd0 || marker > 0xd8);
}

function hasTooManyChunks(bytes: Buffer): boolean {
  let chunks = 0;
  for (let position = 12; position + 8 <= bytes.length; chunks += 1) {
    const size = bytes.readUInt32LE(position + 4);
    position += 8 + size + (size % 2);
  }
  return chunks > MAX_CHUNKS;
}

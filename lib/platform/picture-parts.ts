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

/** Frames of an arithmetic coding, which takes far longer than the usual one. No browser shows them. */
const ARITHMETIC: ReadonlySet<number> = new Set([0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** In an AVIF what a photograph does not need: it cuts, repeats or animates pictures of any size. */
const DERIVED = ['clap', 'grid', 'iovl', 'iden', 'moov'];

/**
 * A picture as far as it may be given to sharp, which reads more than it says: it parses an SVG to refuse it, libjpeg decodes
 * each scan in turn and keeps each segment, also of a second JPEG behind the first, libwebp compares each frame with all
 * others, and libheif decodes what it then cuts off. All of that happens before any time limit begins.
 * @param maxHeifPixels of each picture within an AVIF
 * @throws Error when it is not in a common format, or when reading it may take seconds or gigabytes, whatever its size
 */
export function safePicture(bytes: Buffer, maxHeifPixels: number): Buffer {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return bytes.subarray(0, endOfJpeg(bytes));
  if (/^RIFF.{4}WEBP/s.test(start)) return withFewChunks(bytes);
  if (start.startsWith('\0') && start.slice(4, 8) === 'ftyp') return withSmallPictures(bytes, maxHeifPixels);
  if (/^(?:\x89PNG|GIF8)/.test(start)) return bytes;
  throw new Error('Not a photograph');
}

/** Finds segments as libjpeg does, which skips what is no marker: the data of a scan, and anything between segments. */
function endOfJpeg(bytes: Buffer): number {
  let segments = 0;
  let scans = 0;
  for (let position = bytes.indexOf(MARKER); position >= 0; position = bytes.indexOf(MARKER, position)) {
    while (bytes[position] === MARKER) position += 1;
    const marker = bytes[position] ?? END_OF_IMAGE;
    position += 1;
    if (marker === END_OF_IMAGE) return position;
    if (!hasLength(marker)) continue;
    if (ARITHMETIC.has(marker)) throw new Error('Not a photograph');
    segments += 1;
    if (marker === START_OF_SCAN) scans += 1;
    if (segments > MAX_SEGMENTS || scans > MAX_SCANS) throw new Error('Too many parts');
    if (position + 2 <= bytes.length) position += bytes.readUInt16BE(position);
  }
  return bytes.length;
}

/** Those of a JPEG file, but for the restarts in a scan and the start of the image. libjpeg skips all below 0xc0 in a scan. */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && (marker < 0xd0 || marker > 0xd8);
}

function withFewChunks(bytes: Buffer): Buffer {
  let chunks = 0;
  for (let position = 12; position + 8 <= bytes.length; chunks += 1) {
    const isFrame = bytes.toString('latin1', position, position + 4) === 'ANMF'; // its chunks follow its head
    const size = isFrame ? 16 : bytes.readUInt32LE(position + 4);
    position += 8 + size + (size % 2);
  }
  if (chunks > MAX_CHUNKS) throw new Error('Too many parts');
  return bytes;
}

function withSmallPictures(bytes: Buffer, maxPixels: number): Buffer {
  for (const meta of metaBoxes(bytes)) {
    if (DERIVED.some((name) => meta.includes(name))) throw new Error('Not a photograph');
    for (let at = meta.indexOf('ispe'); at >= 0; at = meta.indexOf('ispe', at + 4)) {
      const isWhole = at + 16 <= meta.length;
      if (!isWhole || meta.readUInt32BE(at + 8) * meta.readUInt32BE(at + 12) > maxPixels)
        throw new Error('Too large a heif');
    }
  }
  return bytes;
}

/** The boxes that describe the pictures of an AVIF (ISO/IEC 14496-12, 4.2). */
function metaBoxes(bytes: Buffer): Buffer[] {
  const boxes: Buffer[] = [];
  for (let position = 0; position + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(position);
    const isLong = short === 1 && position + 16 <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(position + 8)) : short;
    const end = size < 8 ? bytes.length : position + size; // 0: to the end
    if (/^(?:meta|moov)$/.test(bytes.toString('latin1', position + 4, position + 8)))
      boxes.push(bytes.subarray(position, end));
    position = end;
  }
  return boxes;
}

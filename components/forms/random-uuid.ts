const VERSION_4 = 0x40;
const VARIANT = 0x80;

/** A random UUID (version 4). `crypto.randomUUID` needs a secure context, and the site may be served by http. */
export function randomUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | VERSION_4;
    return index === 8 ? (byte & 0x3f) | VARIANT : byte;
  });
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

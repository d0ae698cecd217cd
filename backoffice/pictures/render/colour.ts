/** Light in linear red, green and blue; 1 is white paper in daylight. */
type Rgb = readonly [red: number, green: number, blue: number];

/** @param hex six hexadecimal digits, with or without a leading `#` */
export function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [fromByte((value >> 16) & 255), fromByte((value >> 8) & 255), fromByte(value & 255)];
}

const LINEAR_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

export function fromByte(byte: number): number {
  return LINEAR_OF_BYTE[byte] ?? 0;
}

/** The byte, from 0 to 255, that stands for an amount of light in a picture. */
export function encoded(light: number): number {
  return Math.round((light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055) * 255);
}

const BRIGHTEST = 2.5;
const STEPS = 4096;

/** Filmic shoulder: highlights roll off instead of clipping. */
const BYTE_OF_LINEAR = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) * BRIGHTEST;
  const rolled = light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3));
  return encoded(rolled);
});

export function toByte(light: number): number {
  return BYTE_OF_LINEAR[Math.min(STEPS, (light * STEPS) / BRIGHTEST) | 0] ?? 255;
}

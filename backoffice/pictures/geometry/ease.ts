export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `from`, 1 above `to`, and a smooth S between them; `from` may lie above `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** max(0, value) with its kink rounded over about `softness`. */
export function softRamp(value: number, softness: number): number {
  return (value + Math.sqrt(value * value + softness * softness)) / 2;
}

/** Quarter of a superellipse: rises from 0 at 0 to 1 at 1 and stays there. */
export function shoulder(value: number, exponent: number): number {
  if (value >= 1) return 1;
  if (value <= 0) return 0;
  return (1 - (1 - value) ** exponent) ** (1 / exponent);
}

import { truncate } from '#lib/domain/text/truncate.ts';

/** Joins as many of the parts as fit, without blank ones, on one line. A first part that is too long is truncated. */
export function joinWithin(parts: readonly string[], separator: string, maxLength: number): string {
  const [first = '', ...others] = parts.map(onOneLine).filter(Boolean);
  let joined = truncate(first, maxLength);
  for (const part of others) {
    const longer = `${joined}${separator}${part}`;
    if ([...longer].length > maxLength) break;
    joined = longer;
  }
  return joined;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

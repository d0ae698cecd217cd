import { truncate } from '#lib/domain/text/truncate.ts';

/**
 * As many of the parts as fit, blank ones left out, joined on one line, up to the first that does not fit. Of a first part that is too
 * long itself, its first words.
 */
export function joinWithin(parts: readonly string[], separator: string, mostCharacters: number): string {
  const [first = '', ...others] = parts.map(onOneLine).filter(Boolean);
  let joined = truncate(first, mostCharacters);
  for (const part of others) {
    const longer = `${joined}${separator}${part}`;
    if ([...longer].length > mostCharacters) break;
    joined = longer;
  }
  return joined;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

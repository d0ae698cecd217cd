/** Prints one line of a benchmark's outcome. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Bytes in MiB, to one decimal. */
export function mebibytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}

/** The value below which this share of the values lies; NaN of no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

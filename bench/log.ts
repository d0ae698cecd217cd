/** Prints one line of results. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Bytes in MiB, to one decimal. */
export function mebibytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}

/** The percentile of the values, `share` from 0 to 1; NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

export const RESULTS = fileURLToPath(new URL('results', import.meta.url));

/** One measurement of a page: a cell per metric in this column. */
export type Sample = { page: string; column: string; metrics: Record<string, number> };

/** The percentile of the values, `share` from 0 to 1; NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * Prints a table of medians with a row for each metric of each page and a column for each server. The number in brackets
 * is the ratio of the first column to this one. Writes table and samples to bench/results/NAME.md and .json.
 * @param others share of the processors, 0 to 1, that other programs used
 */
export async function report(name: string, samples: Sample[], others: number): Promise<void> {
  const columns = [...new Set(samples.map(({ column }) => column))];
  const rows = [...Map.groupBy(samples, ({ page }) => page)].flatMap(([page, ofPage]) => {
    const metrics = [...new Set(ofPage.flatMap((sample) => Object.keys(sample.metrics)))];
    return metrics.map((metric) => [page, metric, ...medians(ofPage, columns, metric)]);
  });
  const table = [['page', 'median', ...columns], ['', '', ...columns].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
  const note = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}. Other programs took ${Math.round(others * 100)} % of the processors.`;
  process.stdout.write(`${table}\n${note}\n`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(`${RESULTS}/${name}.md`, `${table}\n${note}\n`);
  await writeFile(`${RESULTS}/${name}.json`, JSON.stringify({ note, samples }, null, 2));
}

function medians(samples: Sample[], columns: string[], metric: string): string[] {
  const values = columns.map((column) => {
    const own = samples.filter((sample) => sample.column === column);
    return percentile(
      own.map(({ metrics }) => metrics[metric] ?? NaN),
      0.5,
    );
  });
  const [first = NaN] = values;
  return values.map((value, index) => {
    const ratio = index > 0 && first >= 0 && value > 0 ? ` (${short(first / value, 2)})` : '';
    return Number.isNaN(value) ? '–' : `${short(value, 3)}${ratio}`;
  });
}

function short(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

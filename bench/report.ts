import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

export const RESULTS = fileURLToPath(new URL('results', import.meta.url));
const README = fileURLToPath(new URL('README.md', import.meta.url));

/** Above this share of the processors that other programs take a result is marked. */
const MAX_OTHERS = 0.15;

/** One measurement of a page in a column; `others` is the share of the processors that other programs took. */
export type Sample = { page: string; column: string; metrics: Record<string, number>; others: number };

/** Prints one line. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The percentile of the values, `share` from 0 to 1; NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * Prints a table of medians: a row for each metric of each page, a column for each server, in brackets the ratio of the
 * first column to it. Writes it and the samples to bench/results/NAME.md and .json.
 */
export async function report(name: string, samples: Sample[]): Promise<void> {
  const columns = [...new Set(samples.map(({ column }) => column))];
  const rows = [...Map.groupBy(samples, ({ page }) => page)].flatMap(([page, ofPage]) => {
    const metrics = [...new Set(ofPage.flatMap((sample) => Object.keys(sample.metrics)))];
    return metrics.map((metric) => [page, metric, ...medians(ofPage, columns, metric)]);
  });
  const table = [['page', 'median', ...columns], ['', '', ...columns].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
  const note = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}. *: other programs took more than ${MAX_OTHERS * 100} % of the processors.`;
  printLine(`${table}\n${note}`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(`${RESULTS}/${name}.md`, `${table}\n${note}\n`);
  await writeFile(`${RESULTS}/${name}.json`, JSON.stringify({ note, samples }, null, 2));
}

/** Puts the tables of bench/results into the README, between its two marks. */
export async function publish(): Promise<void> {
  const names = (await readdir(RESULTS)).filter((name) => name.endsWith('.md')).sort();
  const tables = names.map(
    async (name) => `### ${name.replace('.md', '')}\n\n${await readFile(`${RESULTS}/${name}`, 'utf8')}\n`,
  );
  const results = (await Promise.all(tables)).join('');
  const readme = await readFile(README, 'utf8');
  const filled = readme.replace(
    /(<!-- results -->\n).*(<!-- \/results -->)/s,
    (_all, start: string, end: string) => `${start}\n${results}${end}`,
  );
  await writeFile(README, await format(filled, { ...(await resolveConfig(README)), parser: 'markdown' }));
}

function medians(samples: Sample[], columns: string[], metric: string): string[] {
  const values = columns.map((column) => {
    const own = samples.filter((sample) => sample.column === column);
    const value = percentile(
      own.map(({ metrics }) => metrics[metric] ?? NaN),
      0.5,
    );
    const others = percentile(
      own.map((sample) => sample.others),
      0.5,
    );
    return { value, mark: others > MAX_OTHERS ? '*' : '' };
  });
  const [first] = values;
  return values.map(({ value, mark }, index) => {
    const ratio = index > 0 && first && value > 0 ? ` (${short(first.value / value, 2)})` : '';
    return Number.isNaN(value) ? '–' : `${short(value, 3)}${ratio}${mark}`;
  });
}

function short(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

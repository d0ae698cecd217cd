import { inventory } from './inventory.ts';
import { load } from './load.ts';
import { phone } from './phone.ts';
import { publish } from './report.ts';

type Benchmark = { run: (count?: number) => Promise<void>; description: string };

const BENCHMARKS: Record<string, Benchmark> = {
  load: { run: load, description: 'requests/s and latency beside nginx and a bare Next page, COUNT rounds' },
  phone: { run: phone, description: 'a slow phone, beside nginx and a bare Next page, COUNT rounds' },
  results: { run: publish, description: 'put the last results into bench/README.md' },
  inventory: { run: inventory, description: 'the landing page at 1,000 and 100,000 cars, COUNT rounds' },
};

const [name = '', count] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
if (benchmark && count === undefined) await benchmark.run();
else if (benchmark && Number(count) > 0) await benchmark.run(Number(count));
else {
  const lines = Object.entries(BENCHMARKS).map(
    ([known, { description }]) => `  ${known.padEnd(10)}${description}`,
  );
  process.stdout.write(`npm run bench -- NAME [COUNT]\n\n${lines.join('\n')}\n`);
  process.exitCode = 1;
}

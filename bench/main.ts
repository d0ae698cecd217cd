import { cacheStampede } from './cache-stampede.ts';
import { distinctFilters } from './distinct-filters.ts';
import { hangingBackoffice } from './hanging-backoffice.ts';
import { steadyMemory } from './steady-memory.ts';

type Benchmark = { run: (count?: number) => Promise<void>; description: string };

const BENCHMARKS: Record<string, Benchmark> = {
  hanging: {
    run: hangingBackoffice,
    description: 'p99 of warm pages, hanging to healthy backoffice, over COUNT rounds',
  },
  memory: { run: steadyMemory, description: 'memory over COUNT requests of every kind' },
  filters: { run: distinctFilters, description: 'memory and disk after COUNT distinct filter addresses' },
  stampede: {
    run: cacheStampede,
    description: 'renders and backoffice calls for COUNT visitors of one cold page',
  },
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

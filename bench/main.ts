import { coldPage } from './cold-page.ts';
import { distinctFilters } from './distinct-filters.ts';
import { hangingBackoffice } from './hanging-backoffice.ts';
import { steadyMemory } from './steady-memory.ts';

type Benchmark = { run: (count?: number) => Promise<void>; what: string };

const BENCHMARKS: Record<string, Benchmark> = {
  hanging: {
    run: hangingBackoffice,
    what: 'p99 of warm pages: hanging to healthy backoffice, over COUNT rounds',
  },
  memory: { run: steadyMemory, what: 'memory over COUNT requests of every kind' },
  filters: { run: distinctFilters, what: 'what COUNT distinct filter addresses leave in memory and on disk' },
  stampede: { run: coldPage, what: 'renders and calls that COUNT visitors of one cold page cost' },
};

const [name = '', count] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
if (benchmark && count === undefined) await benchmark.run();
else if (benchmark && Number(count) > 0) await benchmark.run(Number(count));
else {
  const lines = Object.entries(BENCHMARKS).map(([known, { what }]) => `  ${known.padEnd(10)}${what}`);
  process.stdout.write(`npm run bench -- NAME [COUNT]\n\n${lines.join('\n')}\n`);
  process.exitCode = 1;
}

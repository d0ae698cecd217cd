import { cluster } from './cluster.ts';
import { inventoryIndex } from './inventory-index.ts';
import { inventory } from './inventory.ts';
import { load } from './load.ts';
import { phone } from './phone.ts';

const BENCHMARKS: Record<string, (rounds: number) => Promise<void>> = {
  load,
  phone,
  index: inventoryIndex,
  inventory,
  cluster,
};

const [name = '', rounds = '3'] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
if (benchmark && Number(rounds) > 0) await benchmark(Number(rounds));
else {
  process.stderr.write(`npm run bench -- ${Object.keys(BENCHMARKS).join('|')} [ROUNDS]\n`);
  process.exitCode = 1;
}

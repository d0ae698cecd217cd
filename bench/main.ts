import { cluster } from './cluster.ts';
import { startCpuMeter } from './cpu-meter.ts';
import { inventoryIndex } from './inventory-index.ts';
import { inventory } from './inventory.ts';
import { load } from './load.ts';
import { phone } from './phone.ts';
import { report, type Sample } from './report.ts';

const BENCHMARKS: Record<string, (rounds: number) => Promise<Sample[]>> = {
  load,
  phone,
  index: inventoryIndex,
  inventory,
  cluster,
};

const [name = '', rounds = '3'] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
if (benchmark && Number(rounds) > 0) {
  const stopMeter = startCpuMeter();
  const samples = await benchmark(Number(rounds));
  await report(name, samples, stopMeter().others);
} else {
  process.stderr.write(`npm run bench -- ${Object.keys(BENCHMARKS).join('|')} [ROUNDS]\n`);
  process.exitCode = 1;
}

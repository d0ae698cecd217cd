import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

type CpuUse = {
  /** Milliseconds of processor time of the programs that this process started. */
  started: number;
  /** The share of all processors, 0 to 1, that took programs which it did not start. */
  others: number;
};

/** Starts to measure, and gives a function that gives the use since then; it reads /proc of Linux. */
export function startCpuMeter(): () => CpuUse {
  const before = readTicks();
  const ownBefore = process.cpuUsage();
  return () => {
    const { total, busy, tree } = readTicks();
    const { user, system } = process.cpuUsage(ownBefore);
    const ticks = tree - before.tree;
    return {
      started: ticks * TICK_MS - (user + system) / 1000,
      others: Math.max(0, busy - before.busy - ticks) / (total - before.total),
    };
  };
}

/** Processor time so far: of all processors, in use, and used by this process and all below it. */
function readTicks(): { total: number; busy: number; tree: number } {
  const times = readFileSync('/proc/stat', 'utf8').split('\n', 1).join().split(/ +/).slice(1, 9).map(Number);
  const total = times.reduce((sum, ticks) => sum + ticks, 0);
  const [, , , idle = 0, waiting = 0] = times;

  const processes = new Map(readdirSync('/proc').map((name) => [Number(name), readProcess(name)]));
  function isBelow(pid: number): boolean {
    const parent = processes.get(pid)?.parent;
    return pid === process.pid || (parent !== undefined && isBelow(parent));
  }
  const tree = [...processes].reduce((sum, [pid, own]) => (isBelow(pid) ? sum + (own?.ticks ?? 0) : sum), 0);
  return { total, busy: total - idle - waiting, tree };
}

/** Undefined: no process, or one that has just ended. */
function readProcess(name: string): { parent: number; ticks: number } | undefined {
  if (!/^\d+$/.test(name)) return undefined;
  try {
    // after the program's name in brackets: state, parent, ..., ticks of the process and of its ended children
    const [, , ...fields] = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\)/s, '')
      .split(' ')
      .map(Number);
    return { parent: fields[0] ?? 0, ticks: fields.slice(10, 14).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return undefined;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

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
  const begunAt = performance.now();
  const busyBefore = busyMs();
  const treeBefore = treeMs();
  const ownBefore = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(ownBefore);
    const tree = treeMs() - treeBefore;
    const available = (performance.now() - begunAt) * cpus().length;
    return {
      started: tree - (user + system) / 1000,
      others: Math.max(0, busyMs() - busyBefore - tree) / available,
    };
  };
}

/** Processor time of everything so far. */
function busyMs(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

/** Processor time so far of this process and of all below it. */
function treeMs(): number {
  const processes = new Map(readdirSync('/proc').map((name) => [Number(name), readProcess(name)]));
  function isBelow(pid: number): boolean {
    const parent = processes.get(pid)?.parent;
    return pid === process.pid || (parent !== undefined && isBelow(parent));
  }
  return [...processes].reduce((sum, [pid, one]) => sum + (one && isBelow(pid) ? one.milliseconds : 0), 0);
}

/** Undefined: no process, or one that has just ended. */
function readProcess(name: string): { parent: number; milliseconds: number } | undefined {
  if (!/^\d+$/.test(name)) return undefined;
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ').map(Number);
    // after the program's name in brackets: state, parent, ..., ticks of the process and of its ended children
    const [, , parent = 0] = stat;
    return { parent, milliseconds: stat.slice(12, 16).reduce((sum, ticks) => sum + ticks * TICK_MS, 0) };
  } catch {
    return undefined;
  }
}

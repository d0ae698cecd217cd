import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Linux counts processor time in ticks of a hundredth of a second. */
const TICK_MS = 10;

type CpuUse = {
  /** Processor time of the programs that this process started, in milliseconds. */
  started: number;
  /** Share of all processors, 0 to 1, that all other programs used. */
  others: number;
};

/** Starts a measurement with Linux's /proc. @returns a function that returns the use since then */
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

/** Processor time of all programs so far. */
function busyMs(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

/** Processor time of this process and its descendants so far. */
function treeMs(): number {
  const processes = new Map(readdirSync('/proc').map((name) => [Number(name), readProcess(name)]));
  function isBelow(pid: number): boolean {
    const parent = processes.get(pid)?.parent;
    return pid === process.pid || (parent !== undefined && isBelow(parent));
  }
  return [...processes].reduce(
    (sum, [pid, entry]) => sum + (entry && isBelow(pid) ? entry.milliseconds : 0),
    0,
  );
}

/** Undefined when the name is not a process id, or the process has just ended. */
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

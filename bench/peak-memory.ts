import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  /** Resident memory in bytes. */
  resident: number;
}

/** Ends the watching; answers the most bytes that were resident at a time, NaN where there is no /proc. */
export type StopWatching = () => number;

const EVERY_MS = 200;
const KIB = 1024;

/**
 * Watches the resident memory of a process and all its descendants, on Linux. Pages that several of them share count
 * for each.
 */
export const watchMemory = (pid: number): StopWatching =>
  watch((all) => all.filter((one) => one.pid === pid));

/** The same of all processes that this one starts from now on: for a build whose process is not at hand. */
export function watchStarted(): StopWatching {
  const children = (all: Process[]) => all.filter(({ parent }) => parent === process.pid);
  const before = new Set(children(listProcesses()).map(({ pid }) => pid));
  return watch((all) => children(all).filter(({ pid }) => !before.has(pid)));
}

function watch(rootsOf: (all: Process[]) => Process[]): StopWatching {
  let peak = 0;
  const sample = () => {
    const all = listProcesses();
    peak = Math.max(peak, residentBytes(rootsOf(all), all));
  };
  const timer = setInterval(sample, EVERY_MS);
  sample();
  return () => {
    clearInterval(timer);
    return peak || NaN;
  };
}

function residentBytes(roots: Process[], all: Process[]): number {
  return roots.reduce((sum, { pid, resident }) => {
    const children = all.filter(({ parent }) => parent === pid);
    return sum + resident + residentBytes(children, all);
  }, 0);
}

/** What runs now; nothing on another system. */
function listProcesses(): Process[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  } catch {
    return [];
  }
}

function readProcess(pid: string): Process[] {
  try {
    return [parseStatus(Number(pid), readFileSync(`/proc/${pid}/status`, 'utf8'))];
  } catch {
    // It has ended since its name was read.
    return [];
  }
}

function parseStatus(pid: number, status: string): Process {
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { pid, parent: field('PPid'), resident: field('VmRSS') * KIB };
}

import { readdirSync, readFileSync } from 'node:fs';

/** Bytes that a process and its descendants have. */
export interface Memory {
  /** All that is resident, the files they map among it: what `ps` calls RSS. */
  resident: number;
  /** What is theirs alone: the rest is files in the system's cache, which it drops when it needs the room. */
  own: number;
}

interface Process extends Memory {
  pid: number;
  parent: number;
}

/** Ends the watching; answers the most of each that there was at a time, NaN where there is no /proc. */
export type StopWatching = () => Memory;

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
  let peak: Memory = { resident: 0, own: 0 };
  const sample = () => {
    const all = listProcesses();
    const now = sumOf(rootsOf(all), all);
    peak = { resident: Math.max(peak.resident, now.resident), own: Math.max(peak.own, now.own) };
  };
  const timer = setInterval(sample, EVERY_MS);
  sample();
  return () => {
    clearInterval(timer);
    return { resident: peak.resident || NaN, own: peak.own || NaN };
  };
}

function sumOf(roots: Process[], all: Process[]): Memory {
  const childrenOf = ({ pid }: Process) => all.filter(({ parent }) => parent === pid);
  return roots
    .flatMap((root) => [root, sumOf(childrenOf(root), all)])
    .reduce((sum, { resident, own }) => ({ resident: sum.resident + resident, own: sum.own + own }), {
      resident: 0,
      own: 0,
    });
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
  return {
    pid,
    parent: field('PPid'),
    resident: field('VmRSS') * KIB,
    own: (field('RssAnon') + field('RssShmem')) * KIB,
  };
}

import { readdirSync, readFileSync } from 'node:fs';

/** Bytes that a process and its descendants have. */
export interface Memory {
  /** All that is resident, what several of them share counted once (PSS). */
  resident: number;
  /** Without the files that they map: those are in the system's cache, which it drops when it needs the room. */
  own: number;
}

interface Process extends Memory {
  pid: number;
  parent: number;
}

/** Ends the watching; answers the most of each that there was at a time, NaN where there is no /proc. */
export type StopWatching = () => Memory;

const EVERY_MS = 500;
const KIB = 1024;

/** Watches the memory of all processes that this one starts from now on, and of their descendants, on Linux. */
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
    const [status, shares] = ['status', 'smaps_rollup'].map((name) =>
      readFileSync(`/proc/${pid}/${name}`, 'utf8'),
    );
    return [{ pid: Number(pid), parent: field(status, 'PPid'), ...memoryOf(shares) }];
  } catch {
    // It has ended since its name was read, or is another user's.
    return [];
  }
}

const memoryOf = (shares: string | undefined): Memory => {
  const resident = field(shares, 'Pss') * KIB;
  return { resident, own: resident - field(shares, 'Pss_File') * KIB };
};

const field = (text = '', name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

import { readFileSync } from 'node:fs';

/** What Linux counts a process's time in. */
const TICKS_A_SECOND = 100;

/**
 * Seconds of processor that this process's children, and theirs, have taken until they ended; NaN where there is no
 * /proc. They vary less than seconds of the clock, which tell as much of what else the machine does.
 */
export function cpuOfEnded(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // Behind the name, which may have spaces: cutime and cstime are the 16th and 17th field of proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  } catch {
    return NaN;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** What is done with the words of a build: into this terminal, or line by line to a log. */
export type BuildOutput = 'inherit' | ((line: string) => void);

interface BuildChildOptions {
  /** A program of Node with its arguments. */
  script: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Ends the build. */
  signal: AbortSignal;
  output: BuildOutput;
}

/** Lines of a failed build that its error says: its last ones, from where it names an error. */
const LAST_LINES = 15;
const ERROR_LINE = /^\s*error\b/i;

/**
 * Runs a build in a process of its own, which yields to whatever else the machine does, and ends when this one does.
 * @throws Error with the last words of a build that fails; the signal's reason when that ends it
 */
export async function runBuildChild({ script, cwd, env, signal, output }: BuildChildOptions): Promise<void> {
  signal.throwIfAborted();
  const sink = output === 'inherit' ? 'inherit' : 'pipe';
  const child = spawn(
    process.execPath,
    ['--require', path.join(__dirname, 'end-with-parent.cjs'), ...script],
    { cwd, env, stdio: ['pipe', sink, sink] },
  );
  if (child.pid !== undefined) yieldToOthers(child.pid);
  const last: string[] = [];
  if (output !== 'inherit') {
    for (const stream of [child.stdout, child.stderr]) follow(stream, last, output);
  }
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  try {
    // Not before all is known that it said; what it has forked and left behind ends with its input.
    const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null];
    signal.throwIfAborted();
    if (code === 0) return;
    const reason = killedBy ? `was killed (${killedBy})` : `failed (exit code ${code})`;
    throw new Error([`The build ${reason}.`, ...fromError(last)].join('\n'));
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

/** Passes lines on and keeps the last ones. */
function follow(stream: Readable | null, last: string[], output: (line: string) => void): void {
  if (!stream) return;
  createInterface({ input: stream }).on('line', (raw) => {
    const line = stripVTControlCharacters(raw).trimEnd();
    if (!line) return;
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
    output(line);
  });
}

const fromError = (lines: string[]): string[] =>
  lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => ERROR_LINE.test(line)),
    ),
  );

function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow it: then it runs like any other.
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

export type BuildOutput = 'inherit' | ((line: string) => void);

interface BuildChildOptions {
  script: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  output: BuildOutput;
}

const LAST_LINES = 15;
const ERROR_LINE = /^\s*error\b/i;

/** Runs at low priority. @throws Error with the last lines of a failed build; the signal's reason when aborted */
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
    // 'close' comes after all output, unlike 'exit'.
    const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null];
    signal.throwIfAborted();
    if (code === 0) return;
    const reason = killedBy ? `was killed (${killedBy})` : `failed (exit code ${code})`;
    throw new Error([`The build ${reason}.`, ...fromError(last)].join('\n'));
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

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
    // It has ended already, or the system forbids it.
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface ScriptOptions {
  /** What follows `--`. */
  flags: string[];
  /** Ends the script and what it has started. */
  signal: AbortSignal;
  /** Lets it write to this terminal itself, instead of keeping what it says. */
  live: boolean;
}

/** ms that a script has to end by itself. */
const LAST_WORDS_MS = 10_000;

/** A group of processes can be ended as one, except on Windows. */
const IN_GROUP = process.platform !== 'win32';

/** Runs an npm script to its end: whether it passed, and, unless live, what it said. */
export async function runNpmScript(
  name: string,
  { flags, signal, live }: ScriptOptions,
): Promise<{ passed: boolean; output: string }> {
  const args = ['run', '--silent', name, ...(flags.length > 0 ? ['--', ...flags] : [])];
  // npm names itself to what it runs; by that it is found on every system.
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...before, ...args], {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    detached: IN_GROUP,
    // Tools write in colours where they see a terminal, and behind a pipe they see none.
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  let killing: NodeJS.Timeout | undefined;
  const stop = () => {
    end(child, 'SIGTERM');
    // What a script has left behind holds its output open, and would be waited for.
    killing = setTimeout(() => end(child, 'SIGKILL'), LAST_WORDS_MS);
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(killing);
  signal.removeEventListener('abort', stop);
  return { passed: code === 0, output: Buffer.concat(said).toString() };
}

function end(child: ChildProcess, by: NodeJS.Signals): void {
  if (!IN_GROUP || child.pid === undefined) {
    child.kill(by);
    return;
  }
  try {
    process.kill(-child.pid, by);
  } catch {
    // All of the group have ended.
  }
}

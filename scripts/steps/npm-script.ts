import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface ScriptOptions {
  flags: string[];
  /** Beside that of this process. */
  env: Record<string, string>;
  signal: AbortSignal;
  /** Writes to this terminal instead of returning the output. */
  live: boolean;
}

/** ms to end by itself. */
const LAST_WORDS_MS = 10_000;

/** Windows cannot end a process group. */
const IN_GROUP = process.platform !== 'win32';

export async function runNpmScript(
  name: string,
  { flags, env, signal, live }: ScriptOptions,
): Promise<{ passed: boolean; output: string }> {
  const args = ['run', '--silent', name, ...(flags.length > 0 ? ['--', ...flags] : [])];
  // npm names itself in the environment, so that it is found on every system.
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...before, ...args], {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    detached: IN_GROUP,
    // Behind a pipe tools would not use colours.
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  let killing: NodeJS.Timeout | undefined;
  const stop = () => {
    end(child, 'SIGTERM');
    // Processes left behind keep the output open, and would be waited for.
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
    // The group has ended already.
  }
}

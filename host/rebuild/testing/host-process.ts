import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundled } from '../../../tests/bundled';

export interface HostProcess {
  url: string;
  /** Ends it as a power cut would, without a word; resolves when it is gone. What it has started is left to itself. */
  kill: () => Promise<void>;
}

/**
 * Starts a host in a process of its own; resolves when it has said its address.
 * @param script the program with its arguments
 * @throws Error when it ends before it has said one
 */
export async function startHostProcess(
  [script, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = process.env,
): Promise<HostProcess> {
  const child = spawn(process.execPath, [await bundled(script), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [found] = /http:\/\/[\w.:]+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void gone.then(() => reject(new Error('The host has ended before it listened.')));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

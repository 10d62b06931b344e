import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Vite's own command, wherever the package keeps it. */
const VITE = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');

interface RunViteOptions {
  signal: AbortSignal;
  /** Whether its own words are shown, or those of a failure alone. */
  isQuiet?: boolean;
  /** Where the calls of a desk that is developed go. */
  apiUrl?: string;
}

/**
 * Runs a command of Vite on the desk until it ends.
 * @param args `['build']`
 * @throws Error when it fails, with its own words where they were not shown
 */
export async function runVite(
  args: string[],
  { signal, isQuiet = false, apiUrl }: RunViteOptions,
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [VITE, ...args, '--config', 'desk/vite.config.ts'], {
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      ...(apiUrl && { GALLERY_API_URL: apiUrl }),
      NODE_ENV: args[0] === 'build' ? 'production' : 'development',
    },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  signal.removeEventListener('abort', stop);
  if (signal.aborted) throw new Error(`vite ${args[0]} was stopped.`);
  if (code !== 0) throw new Error(`The desk could not be built. ${Buffer.concat(said).toString()}`.trim());
}

/** Whether there is to be a desk; the API says of a malformed setting what is wrong. */
export const hasDesk = ({ DESK }: NodeJS.ProcessEnv): boolean => DESK?.trim() !== 'off';

/** Builds the desk into desk/dist, which the API serves; nothing where DESK is off. */
export async function buildDesk(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  if (hasDesk(env)) await runVite(['build'], { signal, isQuiet: true });
}

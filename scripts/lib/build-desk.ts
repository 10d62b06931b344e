import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const VITE = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');

interface RunViteOptions {
  signal: AbortSignal;
  isQuiet?: boolean;
  apiUrl?: string;
}

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
      // Vite reads its configuration as TypeScript, and would only say that it may not do so one day.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
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

/** The API reports malformed values. */
export const hasDesk = ({ DESK }: NodeJS.ProcessEnv): boolean => DESK?.trim() !== 'off';

export async function buildDesk(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  if (hasDesk(env)) await runVite(['build'], { signal, isQuiet: true });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunGatsbyOptions {
  apiUrl: string;
  signal: AbortSignal;
}

/** `args`: `['build']`, `['develop', '-p', '8000']`. */
export async function runGatsby(args: string[], { apiUrl, signal }: RunGatsbyOptions): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, GALLERY_API_URL: apiUrl, GATSBY_TELEMETRY_DISABLED: '1' },
  });
  signal.addEventListener('abort', () => child.kill());
  const [code] = await once(child, 'exit');
  if (signal.aborted) throw new Error(`gatsby ${args[0]} was stopped.`);
  if (code !== 0) throw new Error(`gatsby ${args[0]} failed; its own words are above.`);
}

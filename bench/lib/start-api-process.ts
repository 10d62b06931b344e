import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/ports';

const POLL_MS = 50;

/**
 * Starts the API in a process of its own, as it runs in production: in the host's one, the work of both would wait for one core.
 * @param env its variables beside those of this process; the port is chosen here
 * @throws Error when it ends before it answers
 */
export async function startApiProcess(
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/main.ts'], {
    env: { ...process.env, API_LOG_LEVEL: 'error', API_WARM_MEDIA: 'off', ...env, API_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode} before it answered.`);
    await setTimeout(POLL_MS);
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/site-settings?lang=en`).then(
    ({ ok }) => ok,
    () => false,
  );

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 50;
/** A catalogue of 20,000 works is read for a minute before the API answers. */
const ANSWERS_WITHIN_MS = 600_000;

export interface ServingProcess {
  url: string;
  pid: number;
  close: () => Promise<void>;
}

interface ProcessOptions {
  cwd?: string;
  /** Beside those of this process. */
  env?: NodeJS.ProcessEnv;
  /** Where it will answer. */
  url: string;
  /** What it answers with 2xx once it is up. */
  readyAt: string;
}

/**
 * Starts a server in a process of its own, as in production: in one with what measures it, the work of both would wait for one core.
 * @throws Error when it ends before it answers, or does not answer within ten minutes
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  { cwd, env, url, readyAt }: ProcessOptions,
): Promise<ServingProcess> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = performance.now() + ANSWERS_WITHIN_MS;
  while (!(await answers(url + readyAt))) {
    if (performance.now() > end) {
      child.kill('SIGKILL');
      throw new Error(`${url + readyAt} does not answer. Has the site been built (npm run build)?`);
    }
    if (child.exitCode !== null)
      throw new Error(`${command} ended with ${child.exitCode} before it answered.`);
    await setTimeout(POLL_MS);
  }
  return {
    url,
    pid: child.pid!,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

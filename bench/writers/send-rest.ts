import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Processes that send at the same time, besides the API. */
const AT_ONCE = 4;
/** Tries of `npm run mail -- retry`: a mail can be claimed for a minute by an API that was killed. */
const TRIES = 10;
const PAUSE_MS = 2000;

/** Has all mails sent that wait, as several operators would while the API runs. @returns what one was told in the end */
export async function sendRest(env: NodeJS.ProcessEnv): Promise<string> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => retry(env)));
  return retry(env);
}

async function retry(env: NodeJS.ProcessEnv): Promise<string> {
  for (let left = TRIES; ; left -= 1) {
    try {
      const args = ['--import', 'tsx', 'api/mail-command.ts', 'retry'];
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        env: { ...process.env, ...env },
      });
      return stdout.trim();
    } catch (error) {
      if (left === 1) return String((error as { stdout?: string }).stdout);
    }
    await setTimeout(PAUSE_MS);
  }
}

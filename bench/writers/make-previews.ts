import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hashOf } from '../../api/people/secret';
import type { Promises } from './promises';

const ARGUMENTS = ['--import', 'tsx', 'api/preview-link.ts', 'works/quai-bench'];
const PAUSE_MS = 2000;

/** Makes one preview after the other, each by a process of its own, as `npm run preview-link` does. */
export async function makePreviews(
  env: NodeJS.ProcessEnv,
  { note }: Promises,
  end: AbortSignal,
): Promise<number> {
  let failed = 0;
  while (!end.aborted) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, ARGUMENTS, {
        env: { ...process.env, ...env },
      });
      note('promised', [['preview_tokens', hashOf(stdout.trim().split('/').at(-1) ?? '')]]);
    } catch {
      failed += 1;
    }
    await setTimeout(PAUSE_MS, undefined, { signal: end }).catch(() => {});
  }
  return failed;
}

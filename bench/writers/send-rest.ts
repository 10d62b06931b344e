import { setTimeout } from 'node:timers/promises';
import type { ApiHealth } from '../../src/contract/server/health';
import type { KilledApi } from './killed-api';

/** ms: a mail can be claimed for a minute by an API that was killed. */
const WITHIN_MS = 180_000;
const PAUSE_MS = 1000;

/** Has all mails sent that wait: an API that starts tries them at once. @returns how many are left in the end */
export async function sendRest({ url, kill }: Pick<KilledApi, 'url' | 'kill'>): Promise<number> {
  kill();
  for (const end = performance.now() + WITHIN_MS; ; await setTimeout(PAUSE_MS)) {
    const mails = await mailsAt(url);
    const left = mails && mails.waiting + mails.givenUp;
    if (left === 0 || performance.now() > end) return left ?? NaN;
  }
}

const mailsAt = (url: string): Promise<ApiHealth['mails'] | undefined> =>
  fetch(`${url}/healthz`)
    .then((answer) => answer.json() as Promise<ApiHealth>)
    .then(
      ({ mails }) => mails,
      () => undefined,
    );

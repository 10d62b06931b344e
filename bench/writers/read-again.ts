import { setTimeout } from 'node:timers/promises';

const STARTS_WITHIN_MS = 180_000;
const READ_EVERY_MS = 50;

/** Waits until something answers there. */
export async function answers(url: string, signal: AbortSignal): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  while ((await timeOf(url)) === undefined) {
    signal.throwIfAborted();
    if (Date.now() > until) throw new Error(`${url} does not answer`);
    await setTimeout(READ_EVERY_MS);
  }
}

/** Reads the same again and again: ms that each answer took, without those that did not come. */
export async function readAgain(url: string, end: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!end.aborted) {
    const time = await timeOf(url);
    if (time !== undefined) times.push(time);
    await setTimeout(READ_EVERY_MS);
  }
  return times;
}

async function timeOf(url: string): Promise<number | undefined> {
  const started = performance.now();
  const isThere = await fetch(url).then(
    async (answer) => answer.ok && Boolean(await answer.text().catch(() => '')),
    () => false,
  );
  return isThere ? performance.now() - started : undefined;
}

import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withBuildLock } from './build-lock';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const never = new AbortController().signal;
const locked = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { signal = never, onWait = () => {}, staleMs }: Partial<Parameters<typeof withBuildLock>[1]> = {},
) => withBuildLock(dir, { signal, onWait, ...(staleMs && { staleMs }) }, work);

it('lets one build after the other', async () => {
  const steps: string[] = [];
  let second: Promise<unknown> | undefined;
  await locked(async () => {
    steps.push('first');
    await new Promise<void>((onWait) => {
      second = locked(async () => steps.push('second'), { onWait });
    });
    steps.push('first done');
  });
  await second;
  expect(steps).toEqual(['first', 'first done', 'second']);
});

it('is given back when the work fails', async () => {
  await expect(locked(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await readdir(dir)).toEqual([]);
});

it('is taken over from a process that has died', async () => {
  await mkdir(path.join(dir, 'build.lock'));
  await utimes(path.join(dir, 'build.lock'), 1, 1);
  expect(await locked(async () => 'built')).toBe('built');
});

it('is taken over from a process that has died, also where the clock was set back since', async () => {
  await mkdir(path.join(dir, 'build.lock'));
  const tomorrow = Date.now() / 1000 + 86_400;
  await utimes(path.join(dir, 'build.lock'), tomorrow, tomorrow);
  expect(await locked(async () => 'built', { staleMs: 2000 })).toBe('built');
});

it('is left to a process that renews it', async () => {
  let isDone = false;
  let second: Promise<void> | undefined;
  await locked(
    async () => {
      second = locked(async () => expect(isDone).toBe(true), { staleMs: 2000 });
      await delay(4000);
      isDone = true;
    },
    { staleMs: 2000 },
  );
  await second;
});

it('is waited for no longer than the signal allows', async () => {
  const stop = new AbortController();
  await locked(async () => {
    const waiting = locked(async () => 'built', {
      signal: stop.signal,
      onWait: () => stop.abort(new Error('enough')),
    });
    await expect(waiting).rejects.toThrow('enough');
  });
});

it('passes the signal on to the work', async () => {
  const stop = new AbortController();
  const work = locked(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        stop.abort(new Error('enough'));
      }),
    { signal: stop.signal },
  );
  await expect(work).rejects.toThrow('enough');
});

it('ends the work when it is lost', async () => {
  const work = locked(async (signal) => {
    await rm(path.join(dir, 'build.lock'), { recursive: true });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    signal.throwIfAborted();
  });
  await expect(work).rejects.toThrow('The build has lost its lock');
}, 30_000);

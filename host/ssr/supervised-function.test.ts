import type { FunctionProcess } from './function-process';
import { keepFunction, type KeptFunction } from './supervised-function';
import { SsrUnavailable } from './ssr-unavailable';

const ANSWER = { status: 200, headers: {}, body: '' };
const dead = () => new SsrUnavailable('dead', 'ended');
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

/** The processes that were started, each with the means to end it. */
let started: { end: () => void; process: FunctionProcess }[];
let kept: KeptFunction;
let restarts: number;

/** @param renders what a process answers; it never does unless told */
function keep(renders: () => Promise<typeof ANSWER> = () => new Promise(() => undefined), isReady = true) {
  started = [];
  restarts = 0;
  kept = keepFunction({
    start: (onEnd) => {
      const process: FunctionProcess = {
        ready: isReady ? Promise.resolve() : new Promise(() => undefined),
        render: renders,
        forget: jest.fn(),
        end: async () => onEnd(),
      };
      started.push({ end: onEnd, process });
      return process;
    },
    startWaitMs: 1_000,
    log,
    onRestart: () => (restarts += 1),
  });
}

const endLast = (): void => started.at(-1)?.end();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('starts another process at once, then after pauses that grow to half a minute', async () => {
  keep();
  endLast();
  expect(started).toHaveLength(2);
  for (const pause of [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = started.length;
    endLast();
    expect(kept.state()).toBe('down');
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(started).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toHaveLength(before + 1);
    expect(kept.state()).toBe('up');
  }
  expect(restarts).toBe(10);
});

it('starts at once again when a process has answered in between', async () => {
  keep(async () => ANSWER);
  for (let time = 0; time < 5; time += 1) {
    await kept.render('/x');
    endLast();
    expect(started).toHaveLength(time + 2);
  }
});

it('renders nothing in a pause', async () => {
  keep();
  endLast();
  endLast();
  await expect(kept.render('/x')).rejects.toMatchObject({ problem: 'dead' });
});

it('tries a render once more on the next process, and no third time', async () => {
  const render = jest.fn(async () => {
    if (render.mock.calls.length === 1) endLast();
    if (render.mock.calls.length <= 2) throw dead();
    return ANSWER;
  });
  keep(render);
  await expect(kept.render('/x')).rejects.toMatchObject({ problem: 'dead' });
  expect(render).toHaveBeenCalledTimes(2);
  await expect(kept.render('/x')).resolves.toBe(ANSWER);
});

it('tries nothing again that was not the fault of a process', async () => {
  const render = jest.fn().mockRejectedValue(new SsrUnavailable('failed', 'thrown'));
  keep(render);
  await expect(kept.render('/x')).rejects.toMatchObject({ problem: 'failed' });
  expect(render).toHaveBeenCalledTimes(1);
});

it('lets a render wait so long for a process that is starting', async () => {
  keep(undefined, false);
  expect(kept.state()).toBe('starting');
  const refused = expect(kept.render('/x')).rejects.toMatchObject({ problem: 'slow' });
  await jest.advanceTimersByTimeAsync(1_000);
  await refused;
});

it('goes on when no process can be started', async () => {
  const start = jest.fn<FunctionProcess, [() => void]>(() => {
    throw new Error('spawn ENOMEM');
  });
  const broken = keepFunction({ start, startWaitMs: 1_000, log, onRestart: () => undefined });
  expect(start).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(250);
  expect(start).toHaveBeenCalledTimes(3);
  await broken.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(start).toHaveBeenCalledTimes(3);
});

it('starts nothing once it is ended', async () => {
  keep();
  endLast();
  endLast();
  await kept.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(2);

  keep();
  await kept.end();
  expect(started).toHaveLength(1);
  expect(kept.state()).toBe('down');
});

it('is unused from the end of the last render on, well or not', async () => {
  const ends: ((error?: Error) => void)[] = [];
  keep(
    () => new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(ANSWER)))),
  );
  await jest.advanceTimersByTimeAsync(500);
  expect(kept.unusedMs()).toBe(500);
  const renders = [kept.render('/x'), kept.render('/y')];
  await jest.advanceTimersByTimeAsync(500);
  ends[0]?.();
  await renders[0];
  await jest.advanceTimersByTimeAsync(500);
  expect(kept.unusedMs()).toBe(0);
  ends[1]?.(new SsrUnavailable('failed', 'thrown'));
  await expect(renders[1]).rejects.toThrow('thrown');
  await jest.advanceTimersByTimeAsync(300);
  expect(kept.unusedMs()).toBe(300);
});

it('passes on that answers are to be forgotten', () => {
  keep();
  kept.forget();
  expect(started[0]?.process.forget).toHaveBeenCalledTimes(1);
});

import { createRebuildQueue } from './rebuild-queue';
import { holdBuilds } from './testing/held-builds';

const QUIET = 2000;
const MINUTE = 60_000;
/** Why a build fails that is not to be tried again. */
const REFUSED = new Error('far fewer pages');

let held: ReturnType<typeof holdBuilds>;
const open = () =>
  createRebuildQueue({ build: held.build, quietMs: QUIET, mayRetry: (error) => error !== REFUSED });
const pause = (ms = QUIET) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  held = holdBuilds();
});
afterEach(() => jest.useRealTimers());

describe('a build that failed', () => {
  const failed = async (options?: { force: boolean }, error: unknown = new Error('no space left')) => {
    const queue = open();
    queue.request(options);
    await pause();
    await held.last().fail(error);
    return queue;
  };
  /** min until the next try. */
  const untilRetry = ({ retryAt }: ReturnType<typeof open>) =>
    (Date.parse(retryAt() ?? '') - Date.now()) / MINUTE;

  it('is tried again by itself, with growing pauses, until it is released', async () => {
    const queue = await failed();
    for (const [i, minutes] of [1, 2, 5, 15, 30, 30].entries()) {
      expect(untilRetry(queue)).toBe(minutes);
      expect(queue.state()).toBe('idle');
      await pause(minutes * MINUTE - 1);
      expect(held.begun).toHaveLength(i + 1);
      await pause(1 + QUIET);
      expect(held.begun).toHaveLength(i + 2);
      expect(queue.retryAt()).toBeUndefined();
      await held.last().fail(new Error('no space left'));
    }
    await pause(30 * MINUTE + QUIET);
    await held.last().release('1');
    expect(queue.retryAt()).toBeUndefined();
    const count = held.begun.length;
    await pause(100 * MINUTE);
    expect(held.begun).toHaveLength(count);
    // The next failure starts from the shortest pause.
    queue.request();
    await pause();
    await held.last().fail(new Error('no space left'));
    expect(untilRetry(queue)).toBe(1);
  });

  it('is tried again with the force it had', async () => {
    const queue = await failed({ force: true });
    expect(queue.outstanding()).toEqual({ force: true });
    await pause(MINUTE + QUIET);
    expect(held.begun.map(({ force }) => force)).toEqual([true, true]);
  });

  it('gives way to a new request, its force included', async () => {
    const queue = await failed({ force: true });
    queue.request();
    expect(queue.retryAt()).toBeUndefined();
    expect(queue.outstanding()).toEqual({ force: false });
    await pause();
    await held.last().release('1');
    await pause(100 * MINUTE);
    expect(held.begun.map(({ force }) => force)).toEqual([true, false]);
  });

  it('gives way to what was asked for while it ran', async () => {
    const queue = open();
    queue.request({ force: true });
    await pause();
    queue.request();
    await held.last().fail(new Error('no space left'));
    expect([queue.retryAt(), queue.state()]).toEqual([undefined, 'gathering']);
    await pause();
    await held.last().release('1');
    await pause(100 * MINUTE);
    expect(held.begun.map(({ force }) => force)).toEqual([true, false]);
  });

  it('is left to a person where the same again would not mend it', async () => {
    const queue = await failed(undefined, REFUSED);
    expect([queue.retryAt(), queue.outstanding()]).toEqual([undefined, undefined]);
    await pause(100 * MINUTE);
    expect(held.begun).toHaveLength(1);
    queue.request({ force: true });
    await pause();
    expect(held.last().force).toBe(true);
  });

  it('is not tried again by a host that closes', async () => {
    const queue = await failed();
    await queue.close();
    await pause(100 * MINUTE);
    expect(held.begun).toHaveLength(1);
  });
});

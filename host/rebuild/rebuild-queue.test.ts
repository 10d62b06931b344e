import { createRebuildQueue, type EndedBuild } from './rebuild-queue';
import { holdBuilds } from './testing/held-builds';

const QUIET = 2000;

let held: ReturnType<typeof holdBuilds>;
const onEnd = jest.fn<void, [EndedBuild, number]>();
const open = (timeLimit?: number) =>
  createRebuildQueue({ build: held.build, quietMs: QUIET, onEnd, timeLimit });
const pause = (ms = QUIET) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  held = holdBuilds();
  onEnd.mockClear();
});
afterEach(() => jest.useRealTimers());

it('has nothing to do at first', async () => {
  const queue = open();
  await pause();
  expect([queue.state(), queue.lastBuild(), held.begun]).toEqual(['idle', undefined, []]);
});

it('makes one build of a flood of requests', async () => {
  const queue = open();
  for (let i = 0; i < 500; i++) queue.request();
  expect(queue.state()).toBe('gathering');
  await pause(QUIET - 1);
  expect(held.begun).toHaveLength(0);
  await pause(1);
  expect(queue.state()).toBe('building');
  await held.last().release('1');
  await pause(10 * QUIET);
  expect(held.begun).toHaveLength(1);
  expect(queue.state()).toBe('idle');
});

it.each([
  ['', 0],
  [', also where the clock is set back', -86_400_000],
])('waits for a pause of the requests, but not for ever%s', async (_, set) => {
  const queue = open();
  for (let i = 0; i < 19; i++) {
    queue.request();
    await pause(QUIET / 2);
    if (i === 5) jest.setSystemTime(Date.now() + set);
  }
  expect(held.begun).toHaveLength(0);
  queue.request();
  await pause(QUIET / 2);
  expect(held.begun).toHaveLength(1);
});

it('makes exactly one more for what is asked while one runs', async () => {
  const queue = open();
  queue.request();
  await pause();
  for (let i = 0; i < 500; i++) queue.request();
  await pause(5 * QUIET);
  expect(held.begun).toHaveLength(1);
  await held.last().release('1');
  expect(queue.state()).toBe('gathering');
  await pause();
  expect(held.begun).toHaveLength(2);
  await held.last().release('2');
  await pause(10 * QUIET);
  expect(held.begun).toHaveLength(2);
});

describe('force', () => {
  it('sticks to the next build, whatever else asks for it, and to no other', async () => {
    const queue = open();
    queue.request({ force: true });
    queue.request();
    await pause();
    await held.last().release('1');
    queue.request();
    await pause();
    expect(held.begun.map(({ force }) => force)).toEqual([true, false]);
  });

  it('sticks to the build after the one that runs', async () => {
    const queue = open();
    queue.request();
    await pause();
    queue.request({ force: true });
    queue.request({ force: false });
    await held.last().release('1');
    await pause();
    expect(held.begun.map(({ force }) => force)).toEqual([false, true]);
  });
});

describe('what is known of the last build', () => {
  it('is the release that it made', async () => {
    jest.setSystemTime(new Date('2026-01-02T03:04:05.000Z'));
    const queue = open();
    queue.request();
    await pause();
    await pause(60_000);
    await held.last().release('1');
    expect(queue.lastBuild()).toEqual({
      startedAt: '2026-01-02T03:04:07.000Z',
      endedAt: '2026-01-02T03:05:07.000Z',
      outcome: 'released',
      release: '1',
    });
    expect(onEnd).toHaveBeenCalledWith(queue.lastBuild(), 60);
  });

  it('is how long it took, also where the clock was set back meanwhile', async () => {
    const queue = open();
    queue.request();
    await pause();
    jest.setSystemTime(Date.now() - 86_400_000);
    await pause(60_000);
    await held.last().release('1');
    expect(onEnd).toHaveBeenCalledWith(queue.lastBuild(), 60);
  });

  it('is why it failed; the next one is begun all the same', async () => {
    const queue = open();
    queue.request();
    await pause();
    queue.request();
    await held.last().fail(new Error('no space left'));
    expect(queue.lastBuild()).toMatchObject({ outcome: 'failed', reason: 'no space left' });
    expect(onEnd).toHaveBeenCalledWith(queue.lastBuild(), 0);
    await pause();
    await held.last().release('2');
    expect(queue.lastBuild()).toMatchObject({ outcome: 'released', release: '2' });
  });
});

describe('what is outstanding', () => {
  it('is what is gathered, what is built and what is asked for meanwhile, until it is released', async () => {
    const queue = open();
    expect(queue.outstanding()).toBeUndefined();
    queue.request();
    expect(queue.outstanding()).toEqual({ force: false });
    await pause();
    expect(queue.outstanding()).toEqual({ force: false });
    queue.request({ force: true });
    expect(queue.outstanding()).toEqual({ force: true });
    await held.last().release('1');
    expect(queue.outstanding()).toEqual({ force: true });
    await pause();
    await held.last().release('2');
    expect(queue.outstanding()).toBeUndefined();
  });

  it('is no force that a build has used', async () => {
    const queue = open();
    queue.request({ force: true });
    await pause();
    queue.request();
    expect(queue.outstanding()).toEqual({ force: true });
    await held.last().release('1');
    expect(queue.outstanding()).toEqual({ force: false });
  });

  it('is still known after closing', async () => {
    const queue = open();
    queue.request({ force: true });
    await pause();
    await queue.close();
    expect(queue.outstanding()).toEqual({ force: true });
  });
});

it('ends a build that hangs', async () => {
  const queue = open(60_000);
  queue.request();
  await pause();
  await pause(60_000);
  expect(queue.state()).toBe('idle');
  expect(queue.lastBuild()).toMatchObject({
    outcome: 'failed',
    reason: 'The build was ended: it took more than 1 minutes.',
  });
});

describe('closing', () => {
  it('ends the build that runs, and begins none', async () => {
    const queue = open();
    queue.request();
    await pause();
    queue.request();
    await queue.close();
    expect(held.last().signal.aborted).toBe(true);
    expect(queue.lastBuild()).toMatchObject({ outcome: 'failed' });
    queue.request();
    await pause(10 * QUIET);
    expect(held.begun).toHaveLength(1);
  });

  it('drops what is being gathered', async () => {
    const queue = open();
    queue.request();
    await queue.close();
    await pause(10 * QUIET);
    expect(held.begun).toHaveLength(0);
  });
});

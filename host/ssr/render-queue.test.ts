import { createRenderQueue } from './render-queue';

/** A queue of one place, and tasks that end when told to. */
function openQueue(maxWaiting = 10) {
  const queue = createRenderQueue({ maxActive: 1, maxWaiting, waitMs: 1_000 });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (name: string): Promise<string> =>
    queue.run(() => {
      begun.push(name);
      return new Promise((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  return { queue, begun, run, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('takes tasks in the order they came, also after one that failed', async () => {
  const { queue, begun, run, end } = openQueue();
  const tasks = ['a', 'b', 'c'].map((name) => run(name).catch((error: Error) => error.message));
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a']);
  end('a', new Error('broken'));
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await jest.advanceTimersByTimeAsync(0);
  end('c');
  expect(await Promise.all(tasks)).toEqual(['broken', 'b', 'c']);
  expect([queue.active(), queue.waiting()]).toEqual([0, 0]);
});

it('refuses a task that has waited its time, and keeps the place for the next', async () => {
  const { queue, begun, run, end } = openQueue();
  const first = run('a');
  const late = expect(run('b')).rejects.toMatchObject({ problem: 'busy' });
  await jest.advanceTimersByTimeAsync(999);
  const next = run('c');
  expect(queue.waiting()).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  await late;
  expect(queue.waiting()).toBe(1);
  end('a');
  await first;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(begun).toEqual(['a', 'c']);
  end('c');
  await next;
});

it('refuses at once when enough wait', async () => {
  const { run } = openQueue(1);
  void run('a');
  void run('b').catch(() => undefined);
  await expect(run('c')).rejects.toMatchObject({ problem: 'busy' });
});

it('takes what most wait for first, by then, and of what as many wait for the one that came first', async () => {
  const queue = createRenderQueue({ maxActive: 1, maxWaiting: 10, waitMs: 1_000 });
  const done: string[] = [];
  const askers: Record<string, number> = { b: 1, c: 2, d: 1 };
  const run = (name: string) =>
    queue.run(
      async () => void done.push(name),
      () => askers[name] ?? 1,
    );
  const all = ['a', 'b', 'c', 'd', 'e'].map(run);
  askers['d'] = 3;
  await Promise.all(all);
  expect(done).toEqual(['a', 'd', 'c', 'b', 'e']);
});

import { createJobQueue } from './job-queue';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Jobs that run until they are told to end, and the order they started in. */
function manualJobs() {
  const started: string[] = [];
  const end = new Map<string, () => void>();
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => end.set(name, () => resolve(name)));
  };
  return { started, job, end: async (name: string) => (end.get(name)?.(), tick()) };
}

test('calls for the same key share one job', async () => {
  const work = jest.fn().mockResolvedValue('done');
  const queue = createJobQueue(2);
  await expect(Promise.all([queue.run('a', work), queue.run('a', work)])).resolves.toEqual(['done', 'done']);
  expect(work).toHaveBeenCalledTimes(1);
});

test('no more than the allowed number runs, and idle jobs wait for urgent ones', async () => {
  const { started, job, end } = manualJobs();
  const queue = createJobQueue(2);
  void queue.run('a', job('a'));
  void queue.run('idle', job('idle'), 'idle');
  void queue.run('b', job('b'));
  void queue.run('c', job('c'));
  await tick();
  expect(started).toEqual(['a', 'b']);
  await end('a');
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('c');
  expect(started).toEqual(['a', 'b', 'c', 'idle']);
  await end('idle');
  await queue.settled();
});

test('an urgent call pulls a waiting idle job forward', async () => {
  const { started, job, end } = manualJobs();
  const queue = createJobQueue(1);
  void queue.run('a', job('a'));
  void queue.run('later', job('later'), 'idle');
  void queue.run('wanted', job('wanted'), 'idle');
  void queue.run('wanted', job('wanted'));
  await end('a');
  await end('a');
  expect(started).toEqual(['a', 'wanted']);
});

test('a failing job tells its caller and lets the others run', async () => {
  const queue = createJobQueue(1);
  await expect(queue.run('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run('bad', () => Promise.resolve('now it works'))).resolves.toBe('now it works');
});

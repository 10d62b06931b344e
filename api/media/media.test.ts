import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { attachment, type OfferedPicture } from './media-addresses';
import { createJobQueue, type DerivativeStore } from './derivative-store';
import { measurePicture } from '../files/take-in';
import { makeDerivative } from './recipe';
import { warmStore } from './warm-store';

describe('attachment', () => {
  test('the header holds an ASCII name and the true one', () => {
    expect(attachment('Œuvre d’Étoile (1).jpg')).toBe(
      'attachment; filename="oeuvre d_Etoile (1).jpg"; filename*=UTF-8\'\'%C5%92uvre%20d%E2%80%99%C3%89toile%20%281%29.jpg',
    );
  });
});

describe('warm store', () => {
  const picture = (id: string, width: number) => ({ id, width }) as OfferedPicture;
  const storeWith = (warm: DerivativeStore<OfferedPicture>['warm']) =>
    ({ warm }) as DerivativeStore<OfferedPicture>;

  test('every derivative is warmed, narrow ones first, whatever fails', async () => {
    const seen: string[] = [];
    const failures: string[] = [];
    const store = storeWith(async ({ id }, width, format) => {
      seen.push(`${id} ${width}.${format}`);
      if (id === 'bad') throw new Error('no');
    });
    await warmStore(
      store,
      [picture('bad', 300), picture('good', 700)],
      new AbortController().signal,
      (_error, { id }) => failures.push(id),
    );
    // Of the same width each process makes others first.
    expect(seen.slice(0, 6).sort()).toEqual([
      ...['bad 300.avif', 'bad 300.jpg', 'bad 300.webp', 'good 480.avif', 'good 480.jpg', 'good 480.webp'],
    ]);
    expect(seen.slice(6).sort()).toEqual(['good 700.avif', 'good 700.jpg', 'good 700.webp']);
    expect(failures).toEqual(['bad', 'bad', 'bad']);
  });

  test('it stops when told to', async () => {
    const closing = new AbortController();
    const warm = jest.fn(async () => closing.abort());
    await warmStore(storeWith(warm), [picture('a', 300)], closing.signal, () => {});
    expect(warm).toHaveBeenCalledTimes(1);
  });
});

describe('recipe', () => {
  /** Of the sample catalogue: many materials by day, a wall by day, a perforated shade in the dark. */
  const SAMPLES = { heavy: 'creator-3', light: 'guetteur-floor-lamp-1-day', dark: 'ruche-pendant-1-night' };

  const pathOf = (name: keyof typeof SAMPLES) => path.resolve(`api/catalogue/pictures/${SAMPLES[name]}.jpg`);

  const bytes = async (name: keyof typeof SAMPLES, width: number) => {
    const { color } = await measurePicture(readFileSync(pathOf(name)));
    return (await makeDerivative({ content: readFileSync(pathOf(name)), color }, width, 'avif')).byteLength;
  };

  /** What it weighs at the usual quality. */
  const usual = async (name: keyof typeof SAMPLES, width: number) =>
    (await sharp(pathOf(name)).autoOrient().resize({ width }).avif({ quality: 66, effort: 2 }).toBuffer())
      .byteLength;

  it('makes a heavy picture light enough at the width of phones', async () => {
    expect(await usual('heavy', 960)).toBeGreaterThan(40_000);
    expect(await bytes('heavy', 960)).toBeLessThanOrEqual(28_000);
  });

  it('leaves it as fine as ever at other widths', async () => {
    expect(await bytes('heavy', 480)).toBe(await usual('heavy', 480));
  });

  it('leaves as fine as ever what is light or dark', async () => {
    expect(await bytes('light', 960)).toBe(await usual('light', 960));
    expect(await usual('dark', 960)).toBeGreaterThan(28_000);
    expect(await bytes('dark', 960)).toBe(await usual('dark', 960));
  });
});

describe('job queue', () => {
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
    await expect(Promise.all([queue.run('a', work), queue.run('a', work)])).resolves.toEqual([
      'done',
      'done',
    ]);
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
});

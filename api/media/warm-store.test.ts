import type { DerivativeStore } from './derivative-store';
import type { OfferedPicture } from './offered-media';
import { warmStore } from './warm-store';

const picture = (id: string, width: number) => ({ id, width }) as OfferedPicture;
const storeWith = (warm: DerivativeStore['warm']) => ({ warm }) as DerivativeStore;

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
  expect(seen).toEqual([
    ...['bad 300.jpg', 'bad 300.webp', 'bad 300.avif', 'good 480.jpg', 'good 480.webp', 'good 480.avif'],
    ...['good 700.jpg', 'good 700.webp', 'good 700.avif'],
  ]);
  expect(failures).toEqual(['bad', 'bad', 'bad']);
});

test('it stops when told to', async () => {
  const closing = new AbortController();
  const warm = jest.fn(async () => closing.abort());
  await warmStore(storeWith(warm), [picture('a', 300)], closing.signal, () => {});
  expect(warm).toHaveBeenCalledTimes(1);
});

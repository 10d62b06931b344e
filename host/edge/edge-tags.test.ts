import { addressTag, edgeTags, EVERYTHING, hashed } from './edge-tags';

const items = (count: number) => Array.from({ length: count }, (_, index) => `en/works/lamp-${index}`);

it('are those of what an answer was made of, of its address, and that of everything', () => {
  expect(edgeTags('/works/lamp', ['en/site-settings', 'en/works/lamp'])).toEqual([
    EVERYTHING,
    addressTag('/works/lamp'),
    hashed('en/site-settings'),
    hashed('en/works/lamp'),
  ]);
});

it('of a part of a list have the whole list among them, which is told of by who does not know parts', () => {
  expect(edgeTags('/works/type/lighting', ['en/works?type=lighting'])).toEqual(
    expect.arrayContaining([hashed('en/works?type=lighting'), hashed('en/works?*')]),
  );
});

it('of too many items are one of all items of their kind', () => {
  const tags = edgeTags('/llms.txt', ['en/press', ...items(5_000)]);
  expect(tags).toEqual([EVERYTHING, addressTag('/llms.txt'), hashed('en/press'), hashed('en/works/*')]);
});

it('take 2 kB at most, in the letters that every cache tells apart', () => {
  for (const count of [1, 150, 219, 220, 221, 222, 300]) {
    const header = edgeTags('/', items(count))!.join(' ');
    expect(header.length).toBeLessThanOrEqual(2_000);
    expect(header).toMatch(/^[0-9a-f]{8}( [0-9a-f]{8})+$/);
  }
});

it('are none where there are too many that nothing stands for', () => {
  const lists = Array.from({ length: 300 }, (_, index) => `en/works?type=type-${index}`);
  expect(edgeTags('/', lists)).toBeUndefined();
});

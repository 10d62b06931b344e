import { inGroups } from './in-groups';

it.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
  [
    [1, 2, 3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
])('puts %j in groups of two: %j', async (items, groups) => {
  const made: unknown[] = [];
  for await (const group of inGroups<number>(items, 2)) made.push(group);
  expect(made).toEqual(groups);
});

it('asks for no more than the group that is wanted', async () => {
  const made: number[] = [];
  function* items() {
    for (let item = 1; item < 10; item += 1) {
      made.push(item);
      yield item;
    }
  }
  await inGroups(items(), 3).next();
  expect(made).toEqual([1, 2, 3]);
});

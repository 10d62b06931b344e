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
])('puts %j in groups of two: %j', (items, groups) => {
  expect([...inGroups(items, 2)]).toEqual(groups);
});

it('asks for no more than the group that is wanted', () => {
  const made: number[] = [];
  function* items() {
    for (let item = 1; item < 10; item += 1) {
      made.push(item);
      yield item;
    }
  }
  inGroups(items(), 3).next();
  expect(made).toEqual([1, 2, 3]);
});

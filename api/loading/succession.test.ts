import { followed, noteSuccession, replacedIn, successionOf } from './succession';

interface Chair {
  id: string;
  legs: number;
}

const chairs = (...legs: number[]) =>
  new Map(
    legs.map((count, index): [string, Chair] => [`chair-${index}`, { id: `chair-${index}`, legs: count }]),
  );

/** The collection after an edit, which says what it came from. */
function edited(before: ReadonlyMap<string, Chair>, id: string, legs: number): Map<string, Chair> {
  const is = { id, legs };
  const after = new Map(before).set(id, is);
  noteSuccession(after, { before, changed: [{ was: before.get(id)!, is }] });
  return after;
}

function counter() {
  const made = { count: 0 };
  const sum = followed<Chair, { legs: number }>(
    (items) => {
      made.count += 1;
      return { legs: [...items.values()].reduce((total, { legs }) => total + legs, 0) };
    },
    ({ legs }, changed) =>
      changed.some(({ is }) => is.legs === 0)
        ? undefined
        : { legs: changed.reduce((total, { was, is }) => total - was.legs + is.legs, legs) },
  );
  return { sum, made };
}

test('what is made of a collection is made once, and brought up to date after each edit', () => {
  const { sum, made } = counter();
  const first = chairs(4, 4, 3);
  expect(sum(first)).toBe(sum(first));
  const second = edited(first, 'chair-1', 5);
  expect(sum(second)).toEqual({ legs: 12 });
  expect(sum(edited(second, 'chair-2', 6))).toEqual({ legs: 15 });
  expect(made.count).toBe(1);
});

test('it is made anew where an update says so, where nothing was made before, and of an unknown collection', () => {
  const { sum, made } = counter();
  const first = chairs(4, 4);
  sum(first);
  const second = edited(first, 'chair-0', 0);
  expect(sum(second)).toEqual({ legs: 4 });
  expect(made.count).toBe(2);
  expect(sum(edited(edited(second, 'chair-0', 1), 'chair-1', 1))).toEqual({ legs: 2 });
  expect(made.count).toBe(3);
  expect(sum(chairs(7))).toEqual({ legs: 7 });
  expect(made.count).toBe(4);
});

test('a collection knows the one before alone', () => {
  const first = chairs(4);
  const second = edited(first, 'chair-0', 3);
  const third = edited(second, 'chair-0', 2);
  expect(successionOf(third, second)?.changed).toEqual([
    { was: second.get('chair-0'), is: third.get('chair-0') },
  ]);
  expect(successionOf(third, first)).toBeUndefined();
  expect(successionOf(second, first)).toBeUndefined();
});

test('changed entries take their places in a copy of a list', () => {
  const list = [{ id: 'a' }, { id: 'b' }];
  const is = { id: 'b' };
  expect(replacedIn(list, [{ was: list[1]!, is }])).toEqual([list[0], is]);
  expect(list[1]).not.toBe(is);
  expect(replacedIn(list, [{ was: { id: 'b' }, is }])).toBe(list);
});

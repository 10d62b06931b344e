import { movedPositions, type Placed } from './positions';

describe('positions', () => {
  const listed = (...positions: number[]): Placed[] =>
    positions.map((position, index) => ({ id: 'abcdefghij'[index]!, position }));

  /** Ids in the order of their new positions. */
  function orderAfter(
    list: Placed[],
    moved: string[],
    after: string | null,
  ): [order: string, changed: string[]] {
    const changed = movedPositions(list, moved, after);
    const next = list.map(({ id, position }) => ({ id, position: changed.get(id) ?? position }));
    next.sort((one, other) => one.position - other.position || one.id.localeCompare(other.id));
    expect(next.every(({ position }) => Number.isInteger(position))).toBe(true);
    return [next.map(({ id }) => id).join(''), [...changed.keys()].sort()];
  }

  it('takes one number between its new neighbours', () => {
    expect(orderAfter(listed(10, 20, 30, 40), ['d'], 'a')).toEqual(['adbc', ['d']]);
    expect(orderAfter(listed(10, 20, 30, 40), ['a'], 'd')).toEqual(['bcda', ['a']]);
    expect(orderAfter(listed(10, 20, 30, 40), ['c'], null)).toEqual(['cabd', ['c']]);
    expect(orderAfter(listed(0, 20, 30), ['c'], null)).toEqual(['cab', ['c']]);
  });

  it('moves several in the order given', () => {
    expect(orderAfter(listed(10, 20, 30, 40, 50), ['e', 'b'], 'c')).toEqual(['acebd', ['b', 'e']]);
    expect(orderAfter(listed(10, 20, 30), ['a', 'b', 'c'], null)[0]).toBe('abc');
  });

  it('moves as few neighbours as it can where there is no room', () => {
    expect(orderAfter(listed(1, 2, 3, 4, 9), ['e'], 'a')).toEqual(['aebcd', ['a', 'e']]);
    expect(orderAfter(listed(1, 2, 3, 9, 10), ['e'], 'c')).toEqual(['abced', ['e']]);
    expect(orderAfter(listed(1, 8, 9, 10, 20), ['e'], 'b')).toEqual(['abecd', ['b', 'e']]);
  });

  it('tells apart those that had the same number', () => {
    expect(orderAfter(listed(5, 5, 5, 5), ['d'], 'a')[0]).toBe('adbc');
  });

  it('is right for any move', () => {
    const list = listed(1, 2, 4, 4, 5, 30, 31, 31, 32, 90);
    for (const { id } of list)
      for (const after of [null, ...list.map((one) => one.id).filter((one) => one !== id)]) {
        const rest = 'abcdefghij'.replace(id, '');
        const at = after === null ? 0 : rest.indexOf(after) + 1;
        expect(orderAfter(list, [id], after)[0]).toBe(rest.slice(0, at) + id + rest.slice(at));
      }
  });
});

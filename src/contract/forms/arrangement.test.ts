import { ARRANGEMENT_PATTERN, readArrangement, readWall, writeArrangement } from './arrangement';

describe('an arrangement in the address', () => {
  const places = [{ x: 90, turn: 0 }, undefined, { x: -225, turn: 30 }];

  it('comes back as it was, with the wall and without', () => {
    expect(writeArrangement({ places })).toBe('at=90,,-225r30');
    expect(readArrangement('?works=a,b,c&at=90,,-225r30', 3)).toEqual({ places });
    expect(writeArrangement({ places, wall: 460 })).toBe('at=90,,-225r30&wall=460');
    expect(readArrangement('at=90,,-225r30&wall=460', 3)).toEqual({ places, wall: 460 });
  });

  it('is what the API takes, and nothing else is', () => {
    const taken = new RegExp(ARRANGEMENT_PATTERN);
    expect(writeArrangement({ places, wall: 460 })).toMatch(taken);
    for (const text of ['', 'at=', 'at=<b>', 'wall=460', 'at=1&wall=4 m', 'x&at=1'])
      expect(text).not.toMatch(taken);
  });

  it.each([
    '',
    'at=',
    'at=90',
    'at=90,1,2',
    'at=90,x',
    'at=90,1r',
    'at=90,1r1234',
    'at=90, 1',
    'at=90,12345',
  ])('that says %j is none of two works', (query) => expect(readArrangement(query, 2)).toBeUndefined());

  it('is set right where somebody has written it', () => {
    expect(readArrangement('at=9999,3r37&wall=3', 2)).toEqual({
      places: [
        { x: 2000, turn: 0 },
        { x: 3, turn: 30 },
      ],
    });
    expect(readArrangement('at=3r359', 1)?.places).toEqual([{ x: 3, turn: 0 }]);
  });
});

it.each([
  ['460', 460],
  [' 460 ', 460],
  ['49', undefined],
  ['2001', undefined],
  ['4.6', undefined],
  ['-460', undefined],
  ['a wall', undefined],
  ['', undefined],
  [null, undefined],
])('a wall of %j cm is %j', (text, wall) => expect(readWall(text)).toBe(wall));

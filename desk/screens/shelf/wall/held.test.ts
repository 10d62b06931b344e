import type { DropTarget } from 'react-aria-components';
import { placeAt } from './held';

const IDS = ['a', 'b', 'c', 'd'];

it.each([
  ['b', 'before', 'a', 1],
  ['b', 'after', 'a', 2],
  ['b', 'after', 'b', 2],
  ['b', 'before', 'd', 3],
  ['b', 'after', 'd', 4],
  ['d', 'before', 'd', 4],
  ['x', 'after', 'a', 2],
] as const)('of %s, %s %s, is place %i', (id, dropPosition, key, place) => {
  expect(placeAt(IDS, id, { type: 'item', key, dropPosition })).toBe(place);
});

it('is none beside all of them', () => {
  expect(placeAt(IDS, 'a', { type: 'root' } as DropTarget)).toBeUndefined();
});

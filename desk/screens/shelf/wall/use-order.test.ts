import type { ListedItem } from '../../../contract/items/list';
import { beforePlace, moved } from './use-order';

const LINES = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as ListedItem);
const place = (id: string, after: string | null) =>
  moved(LINES, { id, after })
    .map((line) => line.id)
    .join('');

it.each([
  ['a', 'c', 'bcad'],
  ['d', 'a', 'adbc'],
  ['c', null, 'cabd'],
  ['a', 'd', 'bcda'],
  ['b', 'a', 'abcd'],
])('places %s after %s', (id, after, order) => {
  expect(place(id, after)).toBe(order);
});

it.each([
  ['a', 1, 'abcd'],
  ['a', 3, 'bcad'],
  ['a', 4, 'bcda'],
  ['d', 1, 'dabc'],
  ['d', 2, 'adbc'],
  ['b', 2, 'abcd'],
])('places %s at place %i', (id, at, order) => {
  expect(place(id, beforePlace(LINES, id, at))).toBe(order);
});

it('leaves a list alone that does not have it', () => {
  expect(place('x', 'a')).toBe('abcd');
});

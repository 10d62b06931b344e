import type { ListedItem } from '../../../contract/items/list';
import { moved } from './use-order';

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

it('leaves a list alone that does not have it', () => {
  expect(place('x', 'a')).toBe('abcd');
});

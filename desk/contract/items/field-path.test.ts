import { isSame } from './field-path';

const picture = { file: 'a.jpg', alt: { en: 'A', fr: 'B' }, credit: 'C' };

it.each<[string, unknown, unknown, boolean]>([
  ['parts in another order', [picture], [{ credit: 'C', alt: { fr: 'B', en: 'A' }, file: 'a.jpg' }], true],
  ['lists in another order', ['a', 'b'], ['b', 'a'], false],
  ['nothing and what is not there', null, undefined, true],
  ['what is not written', { url: undefined, name: 'A' }, { name: 'A' }, true],
  ['a text and a number', '1', 1, false],
  ['another text in a part', [picture], [{ ...picture, credit: 'D' }], false],
])('%s', (_, one, other, same) => expect(isSame(one, other)).toBe(same));

import { withSortName } from './with-sort-name';

const draft = { shelf: 'creators', published: null } as const;
const name = (value: string) => [{ path: 'name', value }];

it.each([
  ['nothing yet', {}, 'Louise Amiel', 'Amiel, Louise'],
  ['what followed before', { name: 'Louise Am', sort_name: 'Am, Louise' }, 'Louise Amiel', 'Amiel, Louise'],
  ['a word that goes on', { name: 'Louise', sort_name: 'Louise' }, 'Louise ', 'Louise'],
  ['a name that is cleared', { name: 'Louise', sort_name: 'Louise' }, '', null],
])('sorts a new creator by the last word of the name: %s', (_, values, text, sorted) => {
  expect(withSortName(draft, values, name(text))).toEqual([
    ...name(text),
    { path: 'sort_name', value: sorted },
  ]);
});

it.each([
  ['was written otherwise', draft, { name: 'Louise', sort_name: 'Amiel' }],
  ['is public', { ...draft, published: { name: 'Louise' } }, { name: 'Louise' }],
  ['is of another shelf', { shelf: 'works', published: null } as const, {}],
])('leaves what %s', (_, item, values) => {
  expect(withSortName(item, values, name('Louise Amiel'))).toEqual(name('Louise Amiel'));
});

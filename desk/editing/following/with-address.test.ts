import { withAddress } from './with-address';

const draft = { shelf: 'works', published: null } as const;
const title = (value: string) => ({ path: 'title.fr', value });

it.each([
  ['nothing yet', {}, 'Lampe Œil-de-bœuf, 1951', 'lampe-oeil-de-boeuf-1951'],
  ['what followed before', { title: { fr: 'Lampe' }, slug: { fr: 'lampe' } }, 'Lampe Brume', 'lampe-brume'],
  ['a title that is cleared', { title: { fr: 'Lampe' }, slug: { fr: 'lampe' } }, '', null],
  ['a word that goes on', { title: { fr: 'Lampe' }, slug: { fr: 'lampe' } }, 'Lampe ', 'lampe'],
])('has the address follow the title: %s', (_, values, text, address) => {
  expect(withAddress(draft, values, title(text))).toEqual([title(text), { path: 'slug.fr', value: address }]);
});

it.each([
  ['was written otherwise', draft, { title: { fr: 'Lampe' }, slug: { fr: 'la-lampe' } }],
  ['is public', { ...draft, published: { title: { fr: 'Lampe' }, slug: { fr: 'lampe' } } }, {}],
  ['is that of a page', { shelf: 'pages', published: null } as const, {}],
])('leaves an address that %s', (_, item, values) => {
  expect(withAddress(item, values, title('Lampe Brume'))).toEqual([title('Lampe Brume')]);
});

it('gives a creator, who has one name, the address in both languages', () => {
  const change = { path: 'name', value: 'Marthe Solanes' };
  expect(withAddress({ shelf: 'creators', published: null }, {}, change)).toEqual([
    change,
    { path: 'slug.en', value: 'marthe-solanes' },
    { path: 'slug.fr', value: 'marthe-solanes' },
  ]);
});

it('changes nothing else by itself', () => {
  const change = { path: 'date.en', value: '1951' };
  expect(withAddress(draft, {}, change)).toEqual([change]);
});

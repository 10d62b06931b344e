import { shelfSearchOf } from './shelf-search';

it('reads what an address asks for', () => {
  const asked = { q: 'solanes', type: 'seating', state: 'changed', availability: 'sold', gap: 'any' };
  const of = { creator: 'marthe-solanes', when: 'toCome', kind: 'Portes ouvertes' };
  const shown = { sort: 'title', down: true, view: 'wall' };
  expect(shelfSearchOf({ ...asked, ...of, ...shown })).toEqual({ ...asked, ...of, ...shown });
});

it.each([
  [{ state: 'lost' }],
  [{ availability: 'lent' }],
  [{ gap: 'everything' }],
  [{ sort: 'order' }],
  [{ sort: 'colour' }],
  [{ down: 'yes' }],
  [{ view: 'list' }],
  [{ type: '../etc' }],
  [{ type: 7 }],
  [{ creator: 'a b' }],
  [{ when: 'today' }],
  [{ kind: '' }],
  [{ q: '' }],
  [{ q: ['a'] }],
  [{ other: 'one' }],
])('leaves out %j', (given) => {
  expect(shelfSearchOf(given)).toEqual({});
});

it('looks for words of a length that can be looked for', () => {
  expect(shelfSearchOf({ q: 'a'.repeat(400) }).q).toHaveLength(200);
});

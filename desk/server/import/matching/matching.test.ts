import { creatorsIn, firstNameFirst } from './creators-in';
import { knownNames } from './known-names';
import { knownPictures } from './known-pictures';

const names = knownNames([
  { id: 'armand', name: 'Armand Vasselot' },
  { id: 'odile', name: 'Odile Kerhervé' },
  { id: 'oscar', name: 'Oscar Kerhervé' },
  { id: 'firm', name: 'Ateliers Fontanel & Brisse' },
  { id: 'one', name: 'Jean Dupont' },
  { id: 'two', name: 'Jean Dupont' },
  { id: 'tables', name: 'tables' },
  { id: 'tables', name: 'Tables' },
]);

it.each([
  ['ARMAND VASSELOT', 'armand'],
  ['Vasselot, Armand', 'armand'],
  ['odile kerherve', 'odile'],
  ['Tables', 'tables'],
  ['Vasselot', undefined],
  ['A. Vasselot', undefined],
  // Two have this name.
  ['Jean Dupont', undefined],
  ['', undefined],
])('%j is %s', (name, id) => expect(names.find(name)).toBe(id));

it.each([
  ['A. Vasselot', 'armand'],
  ['Vasselot A.', 'armand'],
  ['Vasselot', 'armand'],
  ['Armand Vaselot', 'armand'],
  ['O. Kerhervé', undefined],
  ['O. K.', undefined],
  ['Marthe Solanes', undefined],
  ['Jean Dupont', 'one'],
])('%j could be %s', (name, id) => expect(names.suggest(name)?.id).toBe(id));

const isKnown = (name: string) => names.find(name) !== undefined;
it.each([
  ['Ateliers Fontanel & Brisse', ['Ateliers Fontanel & Brisse']],
  ['Ateliers Fontanel & Brisse; Armand Vasselot', ['Ateliers Fontanel & Brisse', 'Armand Vasselot']],
  ['Armand Vasselot & Odile Kerhervé', ['Armand Vasselot', 'Odile Kerhervé']],
  ['Armand Vasselot et Odile Kerhervé', ['Armand Vasselot', 'Odile Kerhervé']],
  ['Armand Vasselot, Odile Kerhervé', ['Armand Vasselot', 'Odile Kerhervé']],
  ['Vasselot, Armand', ['Vasselot, Armand']],
  ['Solanes, Marthe', ['Solanes, Marthe']],
  [' ;; ', []],
])('%j is %j', (text, expected) => expect(creatorsIn(text, isKnown)).toEqual(expected));

it('puts the first name first', () => {
  expect(['Solanes, Marthe', 'Marthe Solanes', 'a, b, c'].map(firstNameFirst)).toEqual([
    'Marthe Solanes',
    'Marthe Solanes',
    'a, b, c',
  ]);
});

it('knows pictures by their names, first those that were dropped, then the newest', () => {
  const { find } = knownPictures(
    ['vigie-01-2.jpg', 'vigie-01.png', 'vigie-01.jpg', 'ete.webp'],
    [
      { name: 'Vigie_01.JPG', file: 'vigie-01-2.jpg' },
      { name: 'gone.jpg', file: 'gone.jpg' },
    ],
  );
  expect(['vigie_01.jpg', 'Été.webp', 'gone.jpg', 'vigie-01-2.jpg'].map(find)).toEqual([
    'vigie-01-2.jpg',
    'ete.webp',
    undefined,
    'vigie-01-2.jpg',
  ]);
  expect(knownPictures(['a.png', 'a.jpg'], []).find('a.webp')).toBe('a.png');
  expect(knownPictures(['a.png', 'a.jpg'], []).find('a.jpg')).toBe('a.jpg');
});

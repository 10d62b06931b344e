import { loadLanguage, type Language } from '../../../app/words';
import { readable } from '../../../editing/readable';
import { toldApart } from './told-apart';

let language: Language;
beforeAll(async () => void (language = await loadLanguage('en')));
const read = (one: unknown, other: unknown) => toldApart(one, other, language).map(readable);

it.each([
  ['emphasis', '<p>The Arc.</p>', '<p>The <em>Arc</em>.</p>', ['The Arc.', 'The [italic: Arc].']],
  [
    'a language',
    '<p>The <span lang="fr">Arche</span>.</p>',
    '<p>The <em lang="fr">Arche</em>.</p>',
    ['The [French: Arche].', 'The [italic, French: Arche].'],
  ],
  [
    'where a link leads',
    '<p><a href="/works/arc">Arc</a></p>',
    '<p><a href="/fr/oeuvres/arche" hreflang="fr">Arc</a></p>',
    ['[link: Arc → /works/arc]', '[link: Arc → /fr/oeuvres/arche (fr)]'],
  ],
  ['a heading', '<p>Arc</p>', '<h3>Arc</h3>', ['Arc', '[heading: Arc]']],
  [
    'one of two that say the same',
    '<p><em>Arc</em>, <em>Arc</em></p>',
    '<p><em>Arc</em>, Arc</p>',
    ['Arc, [italic: Arc]', 'Arc, Arc'],
  ],
])('writes out %s', (_, one, other, texts) => expect(read(one, other)).toEqual(texts));

it('leaves marks alone that both have, and those of what is wholly new', () => {
  expect(read('<p><em>Arc</em>, lit</p>', '<p><em>Arc</em></p>')).toEqual(['Arc, lit', 'Arc']);
  expect(read(null, '<p><em>Arc</em></p>')).toEqual(['', 'Arc']);
});

it('names the files of a picture and of the one in its place, and calls a new one by its description', () => {
  const alt = { en: 'A lamp' };
  expect(read([{ file: 'day.jpg', alt }], [{ file: 'noon.jpg', hd: 'hd/noon.jpg', alt }])).toEqual([
    '1: A lamp; day.jpg',
    '1: A lamp; noon.jpg',
  ]);
  expect(read(null, [{ file: 'day.jpg', alt }])).toEqual(['', '1: A lamp']);
  expect(read(null, [{ file: 'day.jpg', alt: {} }])).toEqual(['', '1: day.jpg']);
});

it('has a line for each picture that is not the same, with its number and what differs', () => {
  const [day, back] = [
    { file: 'day.jpg', alt: { en: 'A lamp' } },
    { file: 'back.jpg', alt: { en: 'Its back' } },
  ];
  const side = { file: 'side.jpg', alt: { en: 'Its side', fr: 'Son côté' }, credit: 'Studio' };
  const other = { ...side, alt: { en: 'Its left side', fr: 'Son côté' } };
  expect(read([day, back, side], [day, { ...back, credit: 'Studio' }, other])).toEqual([
    '2: credit: nothing\n3: description, English: Its side',
    '2: credit: Studio\n3: description, English: Its left side',
  ]);
});

it('says where a picture was that was moved, and what was changed of it then', () => {
  const [day, back] = [
    { file: 'day.jpg', alt: { en: 'A lamp' } },
    { file: 'back.jpg', alt: { en: 'Its back' }, hd: 'back.jpg', night: { file: 'back-lit.jpg', alt: {} } },
  ];
  expect(read([day, back], [back, day])).toEqual(['1: A lamp', '2: A lamp']);
  const lit = { ...back, hd: undefined, night: { ...back.night, lamp: true } };
  expect(read([day, back], [lit, day])[1]).toBe(
    [
      '1: the piece is a light that visitors can switch on: on; visitors may download the picture in full size: off',
      '2: A lamp',
    ].join('\n'),
  );
});

it('tells apart texts of a list', () => {
  expect(read(['<p>Arc</p>', '<p>Quay</p>'], ['<p>Arc</p>', '<p><em>Quay</em></p>'])).toEqual([
    'Arc, Quay',
    'Arc, [italic: Quay]',
  ]);
});

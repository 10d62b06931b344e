import { loadLanguage, type Say } from '../../../app/words';
import { readable } from '../../../editing/readable';
import { toldApart } from './told-apart';

let say: Say;
beforeAll(async () => ({ say } = await loadLanguage('en')));
const read = (one: unknown, other: unknown) => toldApart(one, other, say).map(readable);

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

it('names pictures where these differ, and else what is said of them', () => {
  const alt = { en: 'A lamp' };
  expect(read([{ file: 'day.jpg', alt }], [{ file: 'noon.jpg', hd: 'hd/noon.jpg', alt }])).toEqual([
    '1: day.jpg, A lamp',
    '1: noon.jpg, hd/noon.jpg, A lamp',
  ]);
  expect(read(null, [{ file: 'day.jpg' }])).toEqual(['', '1: day.jpg']);
});

it('has a line for each picture that is not the same, with its number', () => {
  const [day, back] = [
    { file: 'day.jpg', alt: { en: 'A lamp' } },
    { file: 'back.jpg', alt: { en: 'Its back' } },
  ];
  const side = { file: 'side.jpg', alt: { en: 'Its side', fr: 'Son côté' }, credit: 'Studio' };
  const other = { ...side, alt: { en: 'Its left side', fr: 'Son côté' } };
  expect(read([day, back, side], [day, { ...back, credit: 'Studio' }, other])).toEqual([
    '2: Its back\n3: Its side / Son côté, Studio',
    '2: Its back, Studio\n3: Its left side / Son côté, Studio',
  ]);
});

it('tells apart texts of a list', () => {
  expect(read(['<p>Arc</p>', '<p>Quay</p>'], ['<p>Arc</p>', '<p><em>Quay</em></p>'])).toEqual([
    'Arc, Quay',
    'Arc, [italic: Quay]',
  ]);
});

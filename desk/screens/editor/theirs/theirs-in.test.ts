import { loadLanguage } from '../../../app/words';
import { theirsIn, type WrittenIn } from './theirs-in';

const piece = (title: string, ...writers: WrittenIn['writers']): WrittenIn => ({
  ...{ shelf: 'works', id: title.toLowerCase(), title },
  writers,
});

it('names each colleague once, with each piece and its fields, and not oneself', async () => {
  const language = await loadLanguage('en');
  const items = [
    piece('Brise', { name: 'Marie', paths: ['title.en'] }, { name: 'Inès', paths: ['price'] }),
    piece(
      'Cloison',
      { name: 'Paul', paths: ['dimensions.height'] },
      { name: 'Marie', paths: ['dimensions'] },
    ),
  ];
  expect(theirsIn(items, 'Inès', language)).toEqual([
    { name: 'Marie', fields: 'Brise (title, English); Cloison (dimensions)' },
    { name: 'Paul', fields: 'Cloison (dimensions, H)' },
  ]);
});

it('says how many more there are, where nobody reads on', async () => {
  const items = Array.from({ length: 8 }, (_, at) => piece(`P${at}`, { name: 'Marie', paths: ['price'] }));
  const [marie] = theirsIn(items, 'Inès', await loadLanguage('en'));
  expect(marie?.fields).toMatch(/P5 \(price\); 2 more$/);
});

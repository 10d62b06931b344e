import { loadLanguage } from '../../app/words';
import { lineOf } from './readable-text';

it.each([
  ['en', 'came', '24 November 2026 23:43', 'works'],
  ['fr', 'arrivé', '24 novembre 2026 23:43', 'œuvres'],
] as const)(
  'says in %s what is kept, without the words of the database',
  async (locale, came, when, works) => {
    const row = { received_at: '2026-11-24T22:43:26.297Z', works: ['quai-bench', 'bench'], phone: null };
    expect(lineOf(row, await loadLanguage(locale))).toEqual([
      [came, when],
      [works, 'quai-bench, bench'],
    ]);
  },
);

it('keeps what it has no words for', async () => {
  const language = await loadLanguage('en');
  expect(lineOf({ new_column: 3 }, language)).toEqual([['new column', '3']]);
});

import { loadLanguage } from '../../app/words';
import { WORK } from '../../kinds/work';
import { labelOf, textAt } from './label-of';

it.each([
  ['title.fr', 'title, French'],
  ['dimensions.depth', 'dimensions, D'],
  ['dimensions.note.en', 'note, English'],
  ['price', 'price'],
])('calls %s as the form does, away from it: %s', async (path, label) => {
  const { say } = await loadLanguage('en');
  expect(labelOf(WORK, path, say)).toBe(label);
});

it.each([
  ['en', { amount: 18500, currency: 'EUR' }, '€18,500'],
  ['fr', { amount: 18500, currency: 'EUR' }, '18 500 €'],
  ['en', 'on request', 'on request'],
  ['en', { amount: '', currency: 'EUR' }, ''],
] as const)('says in %s what a price of %j is', async (locale, price, text) => {
  const language = await loadLanguage(locale);
  expect(textAt(WORK, 'price', { price }, language).replace(/\s/g, ' ')).toContain(text);
});

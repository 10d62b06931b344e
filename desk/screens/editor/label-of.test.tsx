import { loadLanguage } from '../../app/words';
import { HOME } from '../../kinds/page';
import { WORK } from '../../kinds/work';
import { labelOf, textAt } from './label-of';

it.each([
  ['title.fr', 'title, French'],
  ['dimensions.depth', 'dimensions, D'],
  ['dimensions.note.en', 'note, English'],
  ['pictures.0.alt.en', 'pictures 1, description, English'],
  ['pictures.1.night.alt.fr', 'pictures 2, description in the evening, French'],
  ['price', 'price'],
  ['model.credit', '3D model, who made the model'],
  ['model.size.height', '3D model, H'],
])('calls %s as the form does, away from it: %s', async (path, label) => {
  const { say } = await loadLanguage('en');
  expect(labelOf(WORK, path, say)).toBe(label);
});

it.each([
  ['news.0.title.en', 'news 1, title, English'],
  ['news.0.link.url.fr', 'news 1, where it leads, French'],
  ['news.1.picture.file', 'news 2, picture'],
  ['news.1.picture.alt.fr', 'news 2, description, French'],
  ['news.2', 'news 3'],
])('names the part of a piece of news: %s', async (path, label) => {
  const { say } = await loadLanguage('en');
  expect(labelOf(HOME, path, say)).toBe(label);
});

it.each([
  ['en', { amount: 18500, currency: 'EUR' }, '€18,500'],
  ['fr', { amount: 18500, currency: 'EUR' }, '18 500 €'],
  ['en', 'on request', 'on request'],
  ['en', { amount: '', currency: 'EUR' }, ''],
] as const)('says in %s what a price of %j is', async (locale, price, text) => {
  const language = await loadLanguage(locale);
  expect(textAt(WORK, 'price', price, language).replace(/\s/g, ' ')).toContain(text);
});

it.each([
  ['model', { file: 'lamp.glb', credit: 'Atelier Nord' }, 'lamp.glb, Atelier Nord'],
  ['model.file', 'lamp.glb', 'lamp.glb'],
  ['model.placement', 'wall', 'mur'],
  ['model.download', true, 'oui'],
] as const)('says of %s as %j what the form does: %s', async (path, value, text) => {
  const language = await loadLanguage('fr');
  expect(textAt(WORK, path, value, language)).toContain(text);
});

import type { Finding } from '../contract/items/item';
import { atEachText } from './at-each-text';
import { EVENT } from './event';

const missing = (path: string): Finding => ({
  ...{ path, name: 'missing', text: '', severity: 'error', locale: null },
});
const FOUND = ['title', 'kind', 'starts_on'].map(missing);
const paths = (slug: object) => atEachText(EVENT, { slug }, FOUND).map(({ path }) => path);

it('counts a text that lacks in both languages once in each, and a day once', () => {
  expect(paths({})).toEqual(['title.en', 'title.fr', 'kind.en', 'kind.fr', 'starts_on']);
  expect(paths({ en: 'talk', fr: 'causerie' })).toHaveLength(5);
});

it('asks for it in the one language that the item has a page in', () => {
  expect(paths({ en: 'talk' })).toEqual(['title.en', 'kind.en', 'starts_on']);
});

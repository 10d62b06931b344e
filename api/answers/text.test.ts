import type { Catalogue } from '../loading/catalogue';
import { textIn } from './text';

const catalogue = {} as Catalogue;

test('a text is told in the language asked for', () => {
  expect(textIn({ catalogue, lang: 'fr' }, { en: 'About', fr: 'À propos' })).toBe('À propos');
});

test('it is told in the default language where the gallery does not write the other', () => {
  expect(textIn({ catalogue, lang: 'fr' }, { en: 'About' })).toBe('About');
});

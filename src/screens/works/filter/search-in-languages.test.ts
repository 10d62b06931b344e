import { searchInLanguages } from './search-in-languages';

it('leaves out a material in another language, and the page of its list', () => {
  const search = '?availability=sold&decade=1960&material=noyer&page=2';
  expect(searchInLanguages(search, 'fr')).toEqual({ en: '?availability=sold&decade=1960' });
  expect(searchInLanguages('?material=walnut', 'en')).toEqual({ fr: '' });
});

it('leaves any other query as it is', () => {
  expect(searchInLanguages('?availability=sold&page=2', 'fr')).toEqual({});
  expect(searchInLanguages('', 'en')).toEqual({});
});

import { decadeBegunBy, splitDecades } from './decades';

const decadesOf = (query: string) => splitDecades(query).decades.map(({ decade }) => decade);

it.each([
  ['1950s', 1950],
  ["the 50's", 1950],
  ['années 50', 1950],
  ['Annees 1950', 1950],
  ['fifties', 1950],
  ['Nineteen-Fifties', 1950],
  ['forties', 1940],
  ['nineties', 1990],
  ['les années vingt', 1920],
  ['années cinquante', 1950],
  ['années soixante', 1960],
  ['années soixante-dix', 1970],
  ['années soixante dix', 1970],
  ['années quatre-vingts', 1980],
  ['années quatre-vingt-dix', 1990],
])('%s is a decade', (query, decade) => {
  expect(decadesOf(query)).toEqual([decade]);
});

it.each(['1950', 'cinquante', 'soixante-dix centimètres', 'années 54', '1954s', 'fiftiesish', 'years'])(
  '%s is none',
  (query) => {
    expect(decadesOf(query)).toEqual([]);
  },
);

it('keeps the words beside it', () => {
  const { decades, rest } = splitDecades('Lampes, années soixante-dix, laiton');
  expect(decades).toEqual([{ decade: 1970, typed: 'annees soixante-dix' }]);
  expect(rest.split(/\W+/).filter(Boolean)).toEqual(['lampes', 'laiton']);
});

it.each([
  ['1950', 1950],
  ['1954', undefined],
  ['0150', undefined],
  ['1e10', undefined],
])('%s begins %s', (term, decade) => {
  expect(decadeBegunBy(term)).toBe(decade);
});

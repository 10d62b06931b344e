import { placesOf } from './navigation';
import { loadLanguage } from './words';

const NOW = '2026-11-26T09:00:00Z';
beforeEach(() => jest.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => jest.useRealTimers());

it.each([
  ['en', NOW, 'at 10:00', '10:00'],
  ['en', '2026-11-03T09:00:00Z', 'on 3 November', '3 November'],
  ['fr', NOW, 'à 10 h', '10 h'],
  ['en', '2026-11-26T06:33:00Z', 'at 7:33', '7:33'],
  ['fr', '2026-11-26T06:33:00Z', 'à 7 h 33', '7 h 33'],
  ['fr', '2026-11-03T09:00:00Z', 'le 3 novembre', 'le 3 novembre'],
  ['fr', '2025-11-01T09:00:00Z', 'le 1er novembre 2025', 'le 1er novembre 2025'],
] as const)('says in %s when %s was: %s, since %s', async (locale, iso, at, since) => {
  const language = await loadLanguage(locale);
  expect(language.at(iso).replace(/\u00a0/g, ' ')).toBe(at);
  expect(language.since(iso).replace(/\u00a0/g, ' ')).toBe(since);
});

/** In French none is singular as well, so a singular never has its number in it. */
it.each(['en', 'fr'] as const)('says in %s how many there are, also where there are none', async (locale) => {
  const { say } = await loadLanguage(locale);
  for (const key of ['pictures.number', 'library.take', 'files.number', 'deleted.number'] as const)
    expect(say(key, { count: 0 })).toContain('0');
});

it.each(['en', 'fr'] as const)(
  'calls no two places alike, nor the versions of an item as those of the site: %s',
  async (locale) => {
    const { say } = await loadLanguage(locale);
    const keys = [...placesOf('everything').map(({ word }) => word), 'history.link', 'pages.types'] as const;
    const names = keys.map((key) => say(key));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);

import type { Catalogue } from '../../../../../api/loading/catalogue';
import { newsAdvice, newsLeftBy } from './news-advice';

const EVENT = {
  ...{ id: 'night', slug: { en: 'night', fr: 'nuit' }, title: { en: 'Night' } },
  ...{ starts_on: '2026-12-11', ends_on: '2026-12-27' },
};
const catalogue = {
  site: { url: 'https://gallery.example' },
  events: new Map([['night', EVENT]]),
} as unknown as Catalogue;

const found = (day: string, text: object, url: object = { en: '/events/night', fr: '/fr/evenements/nuit' }) =>
  newsAdvice({ catalogue, siteUrl: 'http://127.0.0.1:8000', now: Date.parse(`${day}T12:00:00Z`) }, [
    { id: 'a', title: { en: 'Night' }, text, link: { url } },
  ]).map(({ name, path, text: about }) => `${name} ${path} ${about}`);

it('says of news that leads to an event which is over when that ended', () => {
  expect(found('2026-12-28', {})).toEqual(['newsOver news.0 2026-12-27']);
  expect(found('2026-12-27', {})).toEqual([]);
});

it.each([
  ['with the days of the event', { en: '11 to 27 December 2026', fr: 'Du 11 au 27 décembre 2026' }, []],
  ['without a day of the calendar', { en: 'Eight lamps, 1951–1971, until 7 pm', fr: 'Huit lampes' }, []],
  ['with its last day alone', { en: 'Until 27 December', fr: 'Jusqu’au 27 décembre' }, []],
  ['with another month', { en: '11 to 27 November', fr: 'Du 11 au 27 décembre' }, ['text.en']],
  ['with another first day', { en: '11 to 27 December', fr: 'Du 1er au 27 décembre 2026' }, ['text.fr']],
  ['with another year', { en: '11 to 27 December 2025' }, ['text.en']],
])('compares the days that it names with those of the event: %s', (_, text, places) => {
  expect(found('2026-12-01', text)).toEqual(
    places.map((place) => `newsDates news.0.${place} 2026-12-11 2026-12-27`),
  );
});

it('says nothing of news that leads elsewhere, or that the site goes on showing', () => {
  expect(found('2027-01-01', {}, { en: '/events/night?from=news' })).toEqual([]);
  expect(found('2027-01-01', { en: '3 May' }, { en: 'https://elsewhere.example/events/night' })).toEqual([]);
});

it('says at an event which news of the home page goes on naming other days than it has now', () => {
  const news = [
    {
      ...{ id: 'a', title: { en: 'Night' }, text: { en: '11 to 27 December', fr: 'Du 11 au 27 décembre' } },
      link: { url: { en: '/events/night', fr: '/fr/evenements/nuit' } },
    },
    { id: 'b', title: { en: 'Other' }, text: { en: '3 May' }, link: { url: { en: '/events/other' } } },
  ];
  const home = { news, title: { en: 'Home', fr: 'Accueil' } };
  const left = (moved: object, day = '2026-12-01') =>
    newsLeftBy(
      {
        catalogue: { ...catalogue, home } as unknown as Catalogue,
        ...{ siteUrl: 'http://127.0.0.1:8000', now: Date.parse(`${day}T12:00:00Z`) },
      },
      'night',
      { ...EVENT, ...moved },
    ).map(({ path, text, of }) => ({ path, text, of: `${of?.shelf}/${of?.id}` }));
  expect(left({})).toEqual([]);
  const said = { path: 'starts_on', text: '11 to 27 December / Du 11 au 27 décembre', of: 'pages/home' };
  expect(left({ starts_on: '2026-12-18', ends_on: '2027-01-03' })).toEqual([said]);
  // What is over is not shown there any more.
  expect(left({ starts_on: '2026-10-01', ends_on: '2026-10-05' })).toEqual([]);
});

import type { Catalogue } from '../../../../api/loading/catalogue';
import { sampleEvent, sampleHomePage } from '../../../../src/gallery/testing/samples';
import { sampleImage } from '../../../../src/media/testing/sample-image';
import { sampleContext } from '../../../../src/components/testing/sample-context';
import { toHomeView } from '../../../../src/screens/home/home-view';
import { placesOnHome } from './place-on-home';

const DAY = '2026-11-20';
const NOW = Date.parse(`${DAY}T12:00:00Z`);
type Sample = [id: string, starts_on: string, ends_on: string, hasPicture?: boolean];

const ON: Sample = ['on', '2026-11-01', '2026-11-30', true];
const LATER: Sample = ['later', '2026-12-10', '2026-12-10', true];
const BARE: Sample = ['bare', '2026-11-25', '2026-11-25'];
const PAST: Sample = ['past', '2026-01-01', '2026-02-01', true];

function catalogueOf(events: readonly Sample[], news: readonly string[]): Catalogue {
  const entries = events.map(([id, starts_on, ends_on, hasPicture]) => [
    id,
    {
      ...{ id, slug: { en: id }, title: { en: id }, starts_on, ends_on },
      pictures: hasPicture ? [{ file: 'a.jpg', alt: {} }] : [],
    },
  ]);
  const home = { news: news.map((id) => ({ id, link: { url: { en: `/events/${id}`, fr: '' } } })) };
  return { events: new Map(entries as never), home } as unknown as Catalogue;
}

/** What the site itself shows. */
function shownBySite(events: readonly Sample[], news: readonly string[], id: string): string {
  const home = {
    ...sampleHomePage(),
    news: news.map((one) => ({
      ...{ id: one, title: one, image: sampleImage(one) },
      link: { label: one, url: `/events/${one}` },
    })),
  };
  const summaries = events.map(([slug, starts_on, ends_on, hasPicture]) => ({
    ...{ ...sampleEvent(slug), starts_on, ends_on },
    image: hasPicture ? sampleImage(slug) : undefined,
  }));
  const view = toHomeView(
    home,
    { worksCount: 0, events: summaries as never, creators: [] },
    { ...sampleContext('en'), today: DAY, moment: NOW },
  );
  const path = `/events/${id}`;
  if (view.hero?.link?.url === path) return 'opening';
  if (view.event?.path === path) return view.event.state === 'current' ? 'now' : 'next';
  return view.news.some(({ link }) => link?.url === path) ? 'news' : 'nowhere';
}

it.each<[string, readonly Sample[], readonly string[]]>([
  ['without news', [ON, LATER, BARE], []],
  ['that opens with one event', [ON, LATER, BARE], ['on']],
  ['that opens with something else', [ON, LATER, BARE], ['elsewhere', 'later', 'bare']],
  ['whose first news is over', [PAST, ON, LATER], ['past', 'later', 'on']],
  ['that has none with a picture left', [ON, BARE], ['on', 'bare']],
  ['of two that are on', [['long', '2026-11-01', '2027-01-30', true], ON, LATER], []],
])('says of each event what the site makes of a home page %s', (_, events, news) => {
  const ids = events.map(([id]) => id).filter((id) => id !== 'past');
  const said = ids.map((id) => placesOnHome(catalogueOf(events, news), id, NOW)[0]?.as);
  expect(said).toEqual(ids.map((id) => shownBySite(events, news, id)));
});

it('says where an event will be with the days of its draft, in that language alone where that changes', () => {
  const catalogue = catalogueOf([ON, LATER], ['elsewhere']);
  const moved = [
    { path: 'starts_on', before: '2026-11-01', value: '2026-12-20' },
    { path: 'ends_on', before: '2026-11-30', value: '2026-12-30' },
  ];
  const once = { as: 'nowhere', beside: { en: 'later' } };
  expect(placesOnHome(catalogue, 'on', NOW, moved)).toEqual([
    { locale: 'en', as: 'now', beside: null, once },
  ]);
  const longer = [{ path: 'ends_on', before: '2026-11-30', value: '2026-12-05' }];
  expect(placesOnHome(catalogue, 'on', NOW, longer)).toEqual([{ locale: 'en', as: 'now', beside: null }]);
  const unknown = [{ path: 'starts_on', before: '2026-11-01', value: null }];
  expect(placesOnHome(catalogue, 'on', NOW, unknown)).toEqual([{ locale: 'en', as: 'now', beside: null }]);
});

it('names the event that is there in its place, and knows what is over or not public', () => {
  expect(placesOnHome(catalogueOf([ON, LATER], []), 'later', NOW)).toEqual([
    { locale: 'en', as: 'nowhere', beside: { en: 'on' } },
  ]);
  expect(placesOnHome(catalogueOf([PAST], ['past']), 'past', NOW)).toEqual([
    { locale: 'en', as: 'over', beside: null },
  ]);
  expect(placesOnHome(catalogueOf([ON], []), 'none', NOW)).toEqual([]);
});

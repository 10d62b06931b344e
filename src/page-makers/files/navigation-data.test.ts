import { sampleCreator, sampleEvent, sampleWorkType } from '../../gallery/testing/samples';
import { toNavigationData } from './navigation-data';
import { everyDownload } from '../testing/every-page';
import { sampleSource, type PageSource } from '../testing/sample-source';

const dataOf = ({ catalogue, context }: PageSource) => toNavigationData(catalogue, context);

describe('toNavigationData', () => {
  it('lists the types of works with their counts, in the paths of the language', () => {
    const workTypes = [sampleWorkType('seating'), { ...sampleWorkType('lighting'), count: 12 }];
    expect(dataOf(sampleSource('fr', { workTypes })).works).toEqual([
      { title: 'Type seating', path: '/fr/oeuvres/type/seating', count: 1 },
      { title: 'Type lighting', path: '/fr/oeuvres/type/lighting', count: 12 },
    ]);
  });

  it('lists the creators, with the years of those who have any', () => {
    const creators = [
      { ...sampleCreator('arc'), birth_year: 1914, death_year: 1989 },
      sampleCreator('forge'),
    ];
    expect(dataOf(sampleSource('en', { creators })).creators).toEqual([
      { name: 'Creator arc', path: '/creators/arc', life: '1914–1989' },
      { name: 'Creator forge', path: '/creators/forge' },
    ]);
  });

  it('lists the events as their page does: on view, to come, past', () => {
    const event = (slug: string, starts_on: string, ends_on: string) => ({
      ...sampleEvent(slug),
      starts_on,
      ends_on,
    });
    const events = [
      event('long-ago', '2019-01-01', '2019-02-01'),
      event('soon', '2026-06-01', '2026-06-08'),
      event('now', '2026-03-01', '2026-03-08'),
    ];
    expect(dataOf(sampleSource('en', { events })).events).toEqual([
      { title: 'Event now', path: '/events/now', dates: expect.stringContaining('2026'), state: 'current' },
      { title: 'Event soon', path: '/events/soon', dates: expect.stringContaining('2026'), state: 'coming' },
      { title: 'Event long-ago', path: '/events/long-ago', dates: expect.any(String), state: 'past' },
    ]);
  });
});

it('is one file for each language', async () => {
  for (const locale of ['en', 'fr'] as const) {
    const source = sampleSource(locale);
    const file = (await everyDownload(source)).find(({ path }) => path === `/data/${locale}/navigation.json`);
    expect(JSON.parse(file!.text)).toEqual(dataOf(source));
  }
});

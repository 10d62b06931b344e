import type { HomePage, NewsItem } from '../../contract/page';
import { sampleCreator, sampleEvent, sampleHomePage, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { toHomeView } from './home-view';

const context = sampleContext('fr', { mediaOrigin: 'https://media.example' });
const EMPTY = { worksCount: 0, events: [], creators: [] };

const news = (id: string, url?: string): NewsItem => ({
  id,
  title: `News ${id}`,
  image: sampleImage(id),
  ...(url && { link: { label: 'voir', url } }),
});
const homeOf = (parts: Partial<HomePage>) => ({ ...sampleHomePage(), ...parts });
const event = (slug: string, starts_on: string, ends_on: string) => ({
  ...sampleEvent(slug),
  starts_on,
  ends_on,
});
const pictured = (slug: string, starts_on: string, ends_on: string) => ({
  ...event(slug, starts_on, ends_on),
  image: sampleImage(slug),
});

describe('toHomeView', () => {
  it('bears a home page with nothing on it', () => {
    expect(toHomeView(sampleHomePage(), EMPTY, context)).toEqual({
      news: [],
      selectedWorks: [],
      newWorks: [],
      worksCount: 0,
      creators: [],
    });
  });

  it('has what was published in the last 90 days, three at most', () => {
    const published = (slug: string, published_on: string) => ({ ...sampleWork(slug), published_on });
    const shown = (days: string[]) =>
      toHomeView({ ...sampleHomePage(), new_works: days.map((day, at) => published(`w${at}`, day)) }, EMPTY, {
        ...context,
        today: '2026-11-20',
      }).newWorks.map(({ title }) => title);
    expect(shown(['2026-11-21', '2026-11-20', '2026-08-23', '2026-08-22'])).toEqual(['Work w1', 'Work w2']);
    expect(shown(Array.from({ length: 12 }, () => '2026-11-01'))).toHaveLength(3);
  });

  it('opens with the first news, the others follow', () => {
    const view = toHomeView(homeOf({ news: [news('a'), news('b'), news('c')] }), EMPTY, context);
    expect(view.hero).toEqual({
      id: 'a',
      title: 'News a',
      picture: expect.objectContaining({
        jpeg: expect.objectContaining({ sm: 'https://media.example/media/a-sm.jpg' }),
      }),
    });
    expect(view.news.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it.each([
    ['2026-03-01', '2026-03-08', 'En ce moment'],
    ['2026-04-01', '2026-04-08', 'À venir'],
  ])('says of news of an event from %s to %s: %s', (from, to, kind) => {
    const home = homeOf({ news: [{ ...news('a', '/fr/evenements/salon'), text: 'Texte' }] });
    const view = toHomeView(home, { ...EMPTY, events: [event('salon', from, to)] }, context);
    expect(view.hero).toMatchObject({
      kind,
      text: 'Texte',
      link: { label: 'voir', url: '/fr/evenements/salon' },
    });
  });

  it('leaves out news of an event from the day after its last one, and opens with the next', () => {
    const home = homeOf({ news: [news('a', '/fr/evenements/salon'), news('b')] });
    const around = { ...EMPTY, events: [event('salon', '2026-03-01', '2026-03-04')] };
    const shown = (today: string) => toHomeView(home, around, { ...context, today }).hero?.id;
    expect([shown('2026-03-04'), shown('2026-03-05')]).toEqual(['a', 'b']);
  });

  it('announces another event than the one it opens with, rather one with a picture', () => {
    const shown = pictured('salon', '2026-03-01', '2026-03-08');
    const plain = event('nocturne', '2026-03-01', '2026-03-05');
    const next = pictured('foire', '2026-05-01', '2026-05-05');
    const home = homeOf({ news: [news('a', '/fr/evenements/salon')] });
    const announced = (events: ReturnType<typeof event>[]) =>
      toHomeView(home, { ...EMPTY, events }, context).event?.title;
    expect(announced([shown, plain, next])).toBe('Event foire');
    expect(announced([shown, plain])).toBe('Event nocturne');
    expect(announced([shown])).toBeUndefined();
  });

  it('leaves out of the news what it opens with and what it announces', () => {
    const events = ['salon', 'foire', 'nuit'].map((slug) => pictured(slug, '2026-03-01', '2026-03-08'));
    const links = ['salon', 'salon', 'foire', 'nuit'].map((slug) => `/fr/evenements/${slug}`);
    const home = homeOf({ news: [...links.map((url, at) => news(String(at), url)), news('plain')] });
    const view = toHomeView(home, { ...EMPTY, events }, context);
    expect(view.hero?.id).toBe('0');
    expect(view.event?.title).toBe('Event foire');
    expect(view.news.map(({ id }) => id)).toEqual(['3', 'plain']);
  });

  it('shows three creators whose portraits it has', () => {
    const creators = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
      ...sampleCreator(slug),
      ...(slug !== 'b' && { portrait: sampleImage(slug) }),
    }));
    const view = toHomeView(sampleHomePage(), { ...EMPTY, creators }, context);
    expect(view.creators.map(({ name }) => name)).toEqual(['Creator a', 'Creator c', 'Creator d']);
  });

  it('has the sentence of the gallery without anything dangerous, and its selected works', () => {
    const home = homeOf({
      body: '<p onclick="x()">Une <em>galerie</em></p>',
      selected_works: [sampleWork('quai')],
    });
    const view = toHomeView(home, { ...EMPTY, worksCount: 26 }, context);
    expect(view.sentence).toBe('<p>Une <em>galerie</em></p>');
    expect(view.selectedWorks.map(({ path }) => path)).toEqual(['/fr/oeuvres/quai']);
    expect(view.worksCount).toBe(26);
  });
});

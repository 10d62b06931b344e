import { opened } from '../../../screens/editor/testing/open-editor';
import type { NewsItem } from './news-item';
import { withPage } from './with-page';

const both = (en: string, fr: string) => ({ en, fr });
const event = opened({
  ...{ shelf: 'events', id: 'repairs' },
  urls: both('https://example.org/events/repairs', 'https://example.org/fr/evenements/reparations'),
  published: {
    title: both('An afternoon of repairs', 'Un après-midi de réparations'),
    ...{ starts_on: '2027-03-21', ends_on: '2027-03-21' },
    pictures: [{ file: 'bench.jpg', alt: both('A bench', 'Un établi') }],
  },
});
const chair = opened({
  ...{ shelf: 'works', id: 'chair' },
  urls: both('https://example.org/works/chair', 'https://example.org/fr/oeuvres/chaise'),
  published: {
    title: both('Oak chair', 'Chaise en chêne'),
    pictures: [{ file: 'chair.jpg', alt: both('A chair', 'Une chaise') }],
  },
});
const blank: NewsItem = { id: 'one', title: {}, picture: { file: '', alt: {} } };
const ofEvent = withPage(blank, event);

it('has nothing of the page before once it leads to another one', () => {
  expect(withPage(ofEvent, chair, event)).toEqual(withPage(blank, chair));
  expect(withPage(withPage(ofEvent, chair, event), event, chair)).toEqual(ofEvent);
});

it('keeps what somebody wrote since', () => {
  const picture = { ...ofEvent.picture, credit: 'Pauline Estève' };
  const written: NewsItem = {
    ...ofEvent,
    ...{ picture, title: { ...ofEvent.title, fr: 'Réparons' }, text: { ...ofEvent.text, en: 'On Sunday' } },
    link: { ...ofEvent.link!, label: both('come along', 'voir l’évènement') },
  };
  expect(withPage(written, chair, event)).toEqual({
    ...{ id: 'one', picture, title: both('Oak chair', 'Réparons'), text: { en: 'On Sunday' } },
    link: { label: both('come along', 'voir l’œuvre'), url: both('/works/chair', '/fr/oeuvres/chaise') },
  });
});

it('leads nowhere in a language that the new page is not in, and waits for a picture where it has none', () => {
  const english = { ...chair, urls: { en: chair.urls.en! }, published: { title: { en: 'Oak chair' } } };
  const news = withPage(ofEvent, english, event);
  expect(news.link?.url).toEqual({ en: '/works/chair' });
  expect(news.title).toEqual({ en: 'Oak chair' });
  expect(news.picture).toEqual(blank.picture);
});

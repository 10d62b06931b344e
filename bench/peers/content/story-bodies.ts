import type { Creator, CreatorSummary } from '../../../src/contract/items/creator';
import type { EventSummary, GalleryEvent } from '../../../src/contract/items/event';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { HomePage, Page } from '../../../src/contract/page';
import type { PressArticle, PressSummary } from '../../../src/contract/items/press';
import { creatorCard, day, days, eventCard, pressCard, workCard, years } from './cards';
import type { StoryBody } from './page-view';
import { readList } from './read-api';
import { WORDS } from './words';

const given = (...facts: (string | undefined)[]): string[] => facts.filter((fact) => fact !== undefined);

/** The home page: its news, selected works, events and some creators. */
export async function homeBody(home: HomePage, locale: LocaleCode): Promise<StoryBody> {
  const words = WORDS[locale];
  const [hero, ...news] = home.news;
  const [events, creators] = await Promise.all([
    readList<EventSummary>('events', locale),
    readList<CreatorSummary>('creators', locale),
  ]);
  return {
    kind: 'story',
    title: hero?.title ?? home.title,
    facts: given(hero?.text),
    pictures: hero ? [hero.image] : [],
    ...(home.body && { html: home.body }),
    sections: [
      { heading: words.selectedWorks, cards: home.selected_works.map((work) => workCard(work, locale)) },
      { heading: words.events, cards: events.slice(0, 1).map((event) => eventCard(event, locale)) },
      {
        heading: words.news,
        cards: news.map(({ title, text, link, image }) => ({
          path: link?.url ?? '',
          title,
          image,
          ...(text && { date: text }),
        })),
      },
      { heading: words.creators, cards: creators.slice(0, 3).map((creator) => creatorCard(creator, locale)) },
    ],
  };
}

export const creatorBody = (creator: Creator, locale: LocaleCode): StoryBody => ({
  kind: 'story',
  title: creator.name,
  facts: given(years(creator), creator.nationality, creator.roles),
  pictures: creator.portrait ? [creator.portrait] : [],
  ...(creator.biography && { html: creator.biography }),
  sections: [{ heading: WORDS[locale].works, cards: creator.works.map((work) => workCard(work, locale)) }],
});

export const eventBody = (event: GalleryEvent, locale: LocaleCode): StoryBody => ({
  kind: 'story',
  title: event.title,
  facts: given(event.kind, days(event, locale), event.venue?.name, event.venue?.address, event.venue?.city),
  pictures: [...(event.image ? [event.image] : []), ...event.images],
  ...(event.description && { html: event.description }),
  sections: [
    { heading: WORDS[locale].works, cards: event.exhibited_works.map((work) => workCard(work, locale)) },
    {
      heading: WORDS[locale].creators,
      cards: event.featured_artists.map((creator) => creatorCard(creator, locale)),
    },
  ],
});

export const articleBody = (article: PressArticle, locale: LocaleCode): StoryBody => ({
  kind: 'story',
  title: article.title,
  facts: given(article.publication, day(article.published_on, locale), article.author),
  pictures: [...(article.image ? [article.image] : []), ...article.images],
  ...(article.body && { html: article.body }),
  sections: [
    { heading: WORDS[locale].works, cards: article.cited_works.map((work) => workCard(work, locale)) },
    {
      heading: WORDS[locale].creators,
      cards: article.cited_designers.map((creator) => creatorCard(creator, locale)),
    },
  ],
});

/** About, contact, legal notice. */
export const textBody = (page: Page): StoryBody => ({
  kind: 'story',
  title: page.title,
  facts: [],
  pictures: page.images,
  ...(page.body && { html: page.body }),
  sections: [],
});

/** The lists other than those of works. */
export async function listBody(
  call: 'creators' | 'events' | 'press',
  locale: LocaleCode,
): Promise<StoryBody> {
  const cards = {
    creators: async () =>
      (await readList<CreatorSummary>(call, locale)).map((one) => creatorCard(one, locale)),
    events: async () => (await readList<EventSummary>(call, locale)).map((one) => eventCard(one, locale)),
    press: async () => (await readList<PressSummary>(call, locale)).map((one) => pressCard(one, locale)),
  };
  return {
    kind: 'story',
    title: WORDS[locale][call],
    facts: [],
    pictures: [],
    sections: [{ cards: await cards[call]() }],
  };
}

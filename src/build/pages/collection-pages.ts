import { formatDate, formatDateRange } from '../../i18n/dates';
import { translator } from '../../i18n/i18n';
import { toPictureView } from '../../media/picture-view';
import { toCreatorView } from '../../screens/creator/creator-view';
import { toCreatorsView } from '../../screens/creators/creators-view';
import { toEventView } from '../../screens/event/event-view';
import { toEventsView } from '../../screens/events/events-view';
import { toPressArticleView } from '../../screens/press-article/press-article-view';
import { toPressListView } from '../../screens/press/press-list-view';
import type { Image } from '../../contract/common';
import { description } from './description';
import type { PageDefinition } from './page-definition';
import { makePage, type PageSource } from './page-maker';

/** The list of creators and each creator. */
export function creatorPages(source: PageSource): PageDefinition[] {
  const { catalogue, context } = source;
  const t = translator(context.locale);
  const list = makePage(source, {
    route: 'creators',
    template: 'creators',
    title: t('creators.title'),
    description: t('creators.description'),
    ...pictureOf(source, catalogue.creators.find(({ portrait }) => portrait)?.portrait),
    view: toCreatorsView(catalogue.creators, context),
  });
  const details = catalogue.creators.map((creator) =>
    makePage(source, {
      route: 'creators-slug',
      template: 'creator',
      slugs: creator.slugs,
      title: creator.name,
      description: description(
        [creator.name, creator.roles].filter(Boolean).join(', ') + '.',
        creator.biography,
      ),
      ...pictureOf(source, creator.portrait),
      view: toCreatorView(creator, context),
    }),
  );
  return [list, ...details];
}

/** The list of events, whose title stays empty (product specification, section 2), and each event. */
export function eventPages(source: PageSource): PageDefinition[] {
  const { catalogue, context } = source;
  const t = translator(context.locale);
  const list = makePage(source, {
    route: 'events',
    template: 'events',
    title: '',
    description: t('events.description'),
    ...pictureOf(source, catalogue.events.find(({ image }) => image)?.image),
    view: toEventsView(catalogue.events, context),
  });
  const details = catalogue.events.map((event) => {
    const dates = formatDateRange(event.starts_on, event.ends_on, context.locale);
    return makePage(source, {
      route: 'events-slug',
      template: 'event',
      slugs: event.slugs,
      title: event.title,
      description: description(`${event.kind}, ${dates}.`, event.description),
      ...pictureOf(source, event.image),
      view: toEventView(event, context),
    });
  });
  return [list, ...details];
}

/** The list of press articles and each article. */
export function pressPages(source: PageSource): PageDefinition[] {
  const { catalogue, context } = source;
  const t = translator(context.locale);
  const list = makePage(source, {
    route: 'press',
    template: 'press',
    title: t('press.title'),
    description: t('press.description'),
    ...pictureOf(source, catalogue.press.find(({ image }) => image)?.image),
    view: toPressListView(catalogue.press, context),
  });
  const details = catalogue.press.map((article) => {
    const printed = `${article.publication}, ${formatDate(article.published_on, context.locale)}`;
    return makePage(source, {
      route: 'press-slug',
      template: 'press-article',
      slugs: article.slugs,
      title: article.title,
      description: description(`${printed}.`, article.body),
      type: 'article',
      ...pictureOf(source, article.image),
      view: toPressArticleView(article, context),
    });
  });
  return [list, ...details];
}

const pictureOf = ({ context }: PageSource, image: Image | undefined) =>
  image ? { picture: toPictureView(image, context.mediaOrigin) } : {};

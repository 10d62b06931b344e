import type { HomePage as HomePageAnswer, NewsItem, Page as PageAnswer } from '../../../src/contract/page';
import type { HomePage, Page, Work } from '../published/catalogue-content';
import { followed } from '../published/succession';
import { imageAnswer, imageAnswers } from './image-answer';
import { textIn } from './text';
import type { View } from './view';
import { workSummaries } from './items/work-answer';

export function pageAnswer(view: View, page: Page | HomePage): PageAnswer {
  return {
    slug: page.id,
    title: textIn(view, page.title),
    body: page.body && textIn(view, page.body),
    images: imageAnswers(view, page.pictures),
    updated_at: page.updated_at,
  };
}

export function homePageAnswer(view: View, home: HomePage): HomePageAnswer {
  return {
    ...pageAnswer(view, home),
    news: home.news.map((item) => newsAnswer(view, item)),
    selected_works: workSummaries(view, home.selected_works),
    new_works: workSummaries(view, newestIds(view.catalogue.works)),
  };
}

const MOST_NEW = 12;

/** Only the order counts; the site decides how long a work is new. */
const newestIds = followed<Work, string[]>(
  (works) =>
    [...works.values()]
      .filter(({ published_on }) => published_on)
      .sort((a, b) => laterFirst(a.published_on!, b.published_on!) || a.position - b.position)
      .map(({ id }) => id)
      .slice(0, MOST_NEW),
  // In a succession no work has moved.
  (ids, changed) => (changed.every(({ was, is }) => was.published_on === is.published_on) ? ids : undefined),
);

/** ISO dates sort as text. */
const laterFirst = (a: string, b: string): number => Number(a < b) - Number(a > b);

function newsAnswer(view: View, { id, title, text, link, picture }: HomePage['news'][number]): NewsItem {
  return {
    id,
    title: textIn(view, title),
    text: text && textIn(view, text),
    link: link && { label: textIn(view, link.label), url: textIn(view, link.url) },
    image: imageAnswer(view, picture),
  };
}

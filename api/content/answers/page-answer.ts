import type { HomePage as HomePageAnswer, NewsItem, Page as PageAnswer } from '../../../src/contract/page';
import type { HomePage, Page } from '../published/catalogue-content';
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

/** @param newWorks ids of those that are shown as new */
export function homePageAnswer(view: View, home: HomePage, newWorks: readonly string[]): HomePageAnswer {
  return {
    ...pageAnswer(view, home),
    news: home.news.map((item) => newsAnswer(view, item)),
    selected_works: workSummaries(view, home.selected_works),
    new_works: workSummaries(view, newWorks),
  };
}

function newsAnswer(view: View, { id, title, text, link, picture }: HomePage['news'][number]): NewsItem {
  return {
    id,
    title: textIn(view, title),
    text: text && textIn(view, text),
    link: link && { label: textIn(view, link.label), url: textIn(view, link.url) },
    image: imageAnswer(view, picture),
  };
}

import { DEFAULT_LOCALE_CODE } from '../../../src/contract/locale-codes';
import type { HomePage as HomePageAnswer, NewsItem, Page as PageAnswer } from '../../../src/contract/page';
import type { SiteSettings } from '../../../src/contract/site-settings';
import type { HomePage, Page } from '../published/catalogue-content';
import { imageAnswer, imageAnswers, textIn, type View } from './view';
import { workSummaries } from './item-answers';

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

export function siteSettingsAnswer(view: View): SiteSettings {
  const { url, name, description, separator, twitter, social_networks, contact, credits } =
    view.catalogue.site;
  return {
    url,
    name,
    description: textIn(view, description),
    separator,
    default_locale: DEFAULT_LOCALE_CODE,
    current_locale: view.lang,
    twitter,
    social_networks,
    contact: {
      ...contact,
      country: textIn(view, contact.country),
      opening_hours: textIn(view, contact.opening_hours),
    },
    credits: credits.map((credit) => ({ ...credit, role: textIn(view, credit.role) })),
  };
}

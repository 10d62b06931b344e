import { defineCollection } from './define-collection';
import { html, news, pictures, references, text } from './fields';

export const pages = defineCollection({
  name: 'pages',
  noun: 'page',
  fields: {
    title: text({ localized: true, required: true, title: true, group: 'texts' }),
    body: html({ group: 'texts' }),
    pictures: pictures({ group: 'pictures' }),
  },
});

/** The one page with fields of its own. */
export const home = defineCollection({
  name: 'home',
  noun: 'home page',
  fields: {
    news: news({ required: true, group: 'news' }),
    ...pages.fields,
    selected_works: references({ collection: 'works', many: true, required: true, group: 'selected' }),
  },
});

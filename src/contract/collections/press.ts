import { defineCollection } from './define-collection';
import { ADDRESSES, date, file, html, pictures, references, text } from './fields';

export const press = defineCollection({
  name: 'press',
  noun: 'press article',
  order: { by: 'published_on', lastFirst: true },
  canBeDraft: true,
  fields: {
    title: text({ localized: true, required: true, title: true, group: 'label', summary: true }),
    publication: text({ required: true, group: 'label', summary: true, suggest: 'publications' }),
    published_on: date({ required: true, group: 'label', summary: true }),
    author: text({ group: 'label', summary: true }),
    url: text({ format: 'url', group: 'label' }),
    pictures: pictures({ group: 'pictures' }),
    body: html({ group: 'texts' }),
    press_release: file({ group: 'texts' }),
    cited_works: references({ collection: 'works', many: true, group: 'related' }),
    cited_designers: references({ collection: 'creators', many: true, group: 'related' }),
    ...ADDRESSES,
  },
});

import { defineCollection } from './define-collection';
import { ADDRESSES, html, number, object, picture, text } from './fields';

export const creators = defineCollection({
  name: 'creators',
  noun: 'creator',
  order: { by: 'sort_name' },
  canBeDraft: true,
  fields: {
    name: text({ required: true, title: true, group: 'name', summary: true }),
    sort_name: text({ required: true, group: 'name', summary: true }),
    nationality: text({ localized: true, group: 'name' }),
    roles: text({ localized: true, group: 'name', description: 'as printed' }),
    birth_year: number({ integer: true, group: 'name', summary: true }),
    death_year: number({ integer: true, group: 'name', summary: true }),
    portrait: picture({ group: 'portrait', summary: true }),
    biography: html({ group: 'biography' }),
    vcard: object({
      group: 'card',
      answer: false,
      fields: {
        organisation: text({}),
        role: text({ localized: true }),
        email: text({}),
        phone: text({}),
        url: text({ format: 'url' }),
        address: text({}),
        note: text({ localized: true }),
      },
    }),
    ...ADDRESSES,
  },
});

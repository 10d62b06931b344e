import type { Kind } from './kind';

export const CREATOR = [
  {
    word: 'name',
    fields: [
      { path: 'name', widget: 'line', word: 'name', isTitle: true },
      { path: 'sort_name', widget: 'line', word: 'sortName' },
      { path: 'nationality', widget: 'texts', word: 'nationality' },
      { path: 'roles', widget: 'texts', word: 'roles' },
      { path: 'birth_year', widget: 'number', isWhole: true, word: 'birthYear' },
      { path: 'death_year', widget: 'number', isWhole: true, word: 'deathYear' },
    ],
  },
  { word: 'portrait', fields: [{ path: 'portrait', widget: 'pictures', isOne: true, word: 'portrait' }] },
  { word: 'biography', fields: [{ path: 'biography', widget: 'rich', word: 'biography' }] },
  {
    word: 'card',
    fields: [
      { path: 'vcard.organisation', widget: 'line', word: 'organisation' },
      { path: 'vcard.role', widget: 'texts', word: 'cardRole' },
      { path: 'vcard.email', widget: 'line', word: 'email' },
      { path: 'vcard.phone', widget: 'line', word: 'phone' },
      { path: 'vcard.url', widget: 'line', word: 'webAddress' },
      { path: 'vcard.address', widget: 'line', word: 'postalAddress' },
      { path: 'vcard.note', widget: 'texts', word: 'cardNote' },
    ],
  },
  {
    word: 'facts',
    fields: [
      { path: 'slug', widget: 'slug', word: 'slug' },
      { path: 'former_slugs', widget: 'formerSlugs', word: 'formerSlugs' },
    ],
  },
] as const satisfies Kind;

import type { Kind } from './kind';

export const ARTICLE = [
  {
    word: 'label',
    fields: [
      { path: 'title', widget: 'texts', word: 'title', isTitle: true },
      { path: 'publication', widget: 'publication', word: 'publication' },
      { path: 'published_on', widget: 'date', word: 'appearedOn' },
      { path: 'author', widget: 'line', word: 'author' },
      { path: 'url', widget: 'line', word: 'articleAddress', isAddress: true },
    ],
  },
  { word: 'pictures', fields: [{ path: 'pictures', widget: 'pictures', word: 'pictures' }] },
  {
    word: 'texts',
    fields: [
      { path: 'body', widget: 'rich', word: 'articleText' },
      { path: 'press_release.file', widget: 'file', word: 'articleFile' },
    ],
  },
  {
    word: 'related',
    fields: [
      { path: 'cited_works', widget: 'references', shelf: 'works', word: 'citedWorks' },
      { path: 'cited_designers', widget: 'references', shelf: 'creators', word: 'citedDesigners' },
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

import type { Kind } from './kind';

export const PAGE = [
  {
    word: 'texts',
    fields: [
      { path: 'title', widget: 'texts', word: 'pageTitle', isTitle: true },
      { path: 'body', widget: 'rich', word: 'pageText' },
    ],
  },
  { word: 'pictures', fields: [{ path: 'pictures', widget: 'pictures', word: 'pictures' }] },
] as const satisfies Kind;

export const HOME = [
  { word: 'news', fields: [{ path: 'news', widget: 'news', word: 'news' }] },
  ...PAGE,
  {
    word: 'selected',
    fields: [{ path: 'selected_works', widget: 'references', shelf: 'works', word: 'selectedWorks' }],
  },
] as const satisfies Kind;

import type { Kind } from './kind';

export const WORK = [
  {
    word: 'label',
    fields: [
      { path: 'title', widget: 'texts', word: 'title', isTitle: true },
      { path: 'creators', widget: 'references', shelf: 'creators', word: 'creators' },
      { path: 'date', widget: 'texts', word: 'date', isHalf: true },
      { path: 'materials', widget: 'texts', word: 'materials' },
      { path: 'dimensions', widget: 'measures', word: 'dimensions' },
      { path: 'dimensions.note', widget: 'texts', word: 'dimensionsNote', isHalf: true },
      { path: 'edition', widget: 'texts', word: 'edition' },
      { path: 'reference', widget: 'line', word: 'reference' },
      {
        path: 'availability',
        widget: 'choice',
        word: 'availability',
        of: [
          { value: 'available', word: 'available' },
          { value: 'sold', word: 'sold' },
        ],
      },
    ],
  },
  {
    word: 'pictures',
    fields: [
      { path: 'pictures', widget: 'pictures', word: 'pictures' },
      { path: 'model', widget: 'model', word: 'model' },
    ],
  },
  {
    word: 'texts',
    fields: [
      { path: 'description', widget: 'rich', word: 'description' },
      { path: 'history', widget: 'rich', word: 'history' },
      { path: 'bibliography', widget: 'richLines', word: 'bibliography' },
      { path: 'credits', widget: 'credits', word: 'credits' },
    ],
  },
  {
    word: 'facts',
    fields: [
      { path: 'type', widget: 'references', shelf: 'types', isOne: true, word: 'type' },
      {
        path: 'mounting',
        widget: 'choice',
        word: 'mounting',
        of: [
          { value: null, word: 'floor' },
          { value: 'table', word: 'table' },
          { value: 'wall', word: 'wall' },
          { value: 'ceiling', word: 'ceiling' },
        ],
      },
      {
        path: 'grouping',
        widget: 'choice',
        word: 'grouping',
        of: [
          { value: 'single', word: 'single' },
          { value: 'pair', word: 'pair' },
          { value: 'set', word: 'set' },
        ],
      },
      { path: 'price', widget: 'price', word: 'price' },
      { path: 'published_on', widget: 'date', word: 'publishedOn' },
      { path: 'position', widget: 'number', isWhole: true, word: 'position' },
      { path: 'slug', widget: 'slug', word: 'slug' },
      { path: 'former_slugs', widget: 'formerSlugs', word: 'formerSlugs' },
    ],
  },
  { word: 'related', fields: [{ path: 'related', widget: 'references', shelf: 'works', word: 'related' }] },
] as const satisfies Kind;

export const WORK_TYPE = [
  {
    word: 'label',
    fields: [
      { path: 'title', widget: 'texts', word: 'typeTitle', isTitle: true },
      { path: 'position', widget: 'number', isWhole: true, word: 'position' },
      { path: 'slug', widget: 'slug', word: 'slug' },
      { path: 'former_slugs', widget: 'formerSlugs', word: 'formerSlugs' },
    ],
  },
  { word: 'picture', fields: [{ path: 'picture', widget: 'pictures', isOne: true, word: 'typePicture' }] },
] as const satisfies Kind;

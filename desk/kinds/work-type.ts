import type { Static } from '@sinclair/typebox';
import type { typeFile } from '../../api/catalogue-files/type-file';
import type { Kind } from './kind';

export const WORK_TYPE = [
  {
    word: 'label',
    fields: [
      { path: 'title', widget: 'texts', word: 'typeTitle', isTitle: true },
      { path: 'position', widget: 'number', isWhole: true, word: 'position' },
      { path: 'slug', widget: 'slug', word: 'slug' },
    ],
  },
  { word: 'picture', fields: [{ path: 'picture', widget: 'pictures', isOne: true, word: 'typePicture' }] },
] as const satisfies Kind<keyof Static<ReturnType<typeof typeFile>>>;

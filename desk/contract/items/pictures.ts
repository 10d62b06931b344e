import { Type, type Static } from '@sinclair/typebox';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { oneOf } from '../../../src/contract/one-of';
import { After, Wanted, type Page, type Thumb } from '../messages';
import type { Shelf } from './item';

const closed = { additionalProperties: false };

/** px; the longer side of a picture that fills a large screen. */
export const SHORTEST_SIDE = 1400;

export const TakePicture = Type.Object(
  {
    /** Of the finished upload. */
    upload: Type.String({ pattern: '^[a-f0-9]{32}$' }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
  },
  closed,
);
export type TakePicture = Static<typeof TakePicture>;

export const PictureFile = Type.Object(
  { file: Type.String({ pattern: '^(hd/)?[A-Za-z0-9_-]+\\.(jpe?g|png|webp)$', maxLength: 160 }) },
  closed,
);

export const PICTURE_LISTS = ['all', 'undescribed', 'unused'] as const;
export type PictureList = (typeof PICTURE_LISTS)[number];

export const ListPictures = Type.Object(
  { list: Type.Optional(oneOf(PICTURE_LISTS)), q: Type.Optional(Wanted), after: Type.Optional(After) },
  closed,
);
export type ListPictures = Static<typeof ListPictures>;

/** An item that shows a picture; `part` says as what. */
export interface PictureUse {
  shelf: Shelf;
  id: string;
  title: Partial<Record<LocaleCode, string>>;
  part: 'day' | 'evening';
}

export interface PictureLine {
  /** In `pictures/`. */
  file: string;
  thumb: Thumb;
  bytes: number;
  at: string;
  uses: PictureUse[];
  alt: Partial<Record<LocaleCode, string>>;
  credit: string | null;
  /** Languages that some item shows it in without a description. */
  undescribed: LocaleCode[];
  /** Neither shown, nor offered as an original, nor named by a draft: it may be taken out. */
  isUnused: boolean;
}

export interface PicturePage extends Page<PictureLine> {
  counts: Record<PictureList, number>;
}

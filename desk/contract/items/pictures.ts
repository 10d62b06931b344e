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

const Name = Type.String({ pattern: '^(hd/)?[A-Za-z0-9_-]+\\.(jpe?g|png|webp)$', maxLength: 160 });
/** Of a picture that is not the large original of another. */
const OwnName = Type.String({ pattern: '^[A-Za-z0-9_-]+\\.(jpe?g|png|webp)$', maxLength: 160 });
export const PictureFile = Type.Object({ file: Name }, closed);
export const PictureFiles = Type.Object({ files: Type.Array(Name, { minItems: 1, maxItems: 500 }) }, closed);
/** By which they are brought back. */
export interface PutAside {
  aside: string[];
}
export const BringBack = Type.Object(
  {
    aside: Type.Array(
      Type.String({ pattern: '^[A-Za-z0-9_-]+\\.[0-9a-f]{8}\\.(jpe?g|png|webp)$', maxLength: 180 }),
      { minItems: 1, maxItems: 500 },
    ),
  },
  closed,
);
/** `by` is in the catalogue already. The other way round it takes back what was replaced. */
export const ReplacePicture = Type.Object({ file: OwnName, by: OwnName }, closed);
export type ReplacePicture = Static<typeof ReplacePicture>;
/** Items that show the other picture now, drafts as well. */
export interface Replaced {
  items: PictureUse[];
  /** Written, but not public yet. */
  isLate?: boolean;
}

export const PICTURE_LISTS = ['all', 'undescribed', 'unused'] as const;
export type PictureList = (typeof PICTURE_LISTS)[number];

export const ListPictures = Type.Object(
  {
    list: Type.Optional(oneOf(PICTURE_LISTS)),
    q: Type.Optional(Wanted),
    after: Type.Optional(After),
    /** Also those that are shown in the evening alone, by themselves. */
    evenings: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type ListPictures = Static<typeof ListPictures>;

/** An item that shows a picture; `part` says as what: `original` is offered in full size, below another picture. */
export interface PictureUse {
  shelf: Shelf;
  id: string;
  title: Partial<Record<LocaleCode, string>>;
  part: 'day' | 'evening' | 'original';
  /** Named by what is not public yet alone. */
  isDraft: boolean;
}

/** As an item has it. */
export interface PictureAsShown {
  file: string;
  alt: Partial<Record<LocaleCode, string>>;
  credit?: string;
  hd?: string;
  night?: { file: string; lamp?: boolean; alt: Partial<Record<LocaleCode, string>> };
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
  /** As the first item shows it by day; null for others. */
  shown: PictureAsShown | null;
  /** The picture whose place it has taken, which can be taken back. */
  replaced: { was: string; at: string; by: string | null } | null;
  /** The picture that has taken its place. */
  replacedBy: string | null;
  /** Languages that some item shows it in without a description. */
  undescribed: LocaleCode[];
  /** Neither shown, nor offered as an original, nor named by a draft: it may be taken out. */
  isUnused: boolean;
}

export interface PicturePage extends Page<PictureLine> {
  counts: Record<PictureList, number>;
}

/**
 * Answer of `GET /pictures/in-versions`: of pictures that nothing shows, how many items have an earlier version that does; those
 * that none has are left out.
 */
export type PicturesInVersions = Readonly<Record<string, number>>;

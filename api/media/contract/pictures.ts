import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { After, Wanted, Thumb, pageOf } from '../../messages/contract/messages';
import { orNull, recordOf, Texts } from '../../desk/contract/shapes';
import { OfItem, SHELVES } from '../../content/contract/item';
import type { Routes } from '../../desk/contract/route';

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
const PictureFiles = Type.Object({ files: Type.Array(Name, { minItems: 1, maxItems: 500 }) }, closed);
/** By which they are brought back. */
export const PutAside = Type.Object({ aside: Type.Array(Type.String()) });
export type PutAside = Static<typeof PutAside>;
const BringBack = Type.Object(
  {
    aside: Type.Array(
      Type.String({ pattern: '^[A-Za-z0-9_-]+\\.[0-9a-f]{8}\\.(jpe?g|png|webp)$', maxLength: 180 }),
      { minItems: 1, maxItems: 500 },
    ),
  },
  closed,
);
/** `by` is in the catalogue already. The other way round it takes back what was replaced. */
const ReplacePicture = Type.Object({ file: OwnName, by: OwnName }, closed);
/** An item that shows a picture; `part` says as what: `original` is offered in full size, below another picture. */
export const PictureUse = Type.Object({
  shelf: oneOf(SHELVES),
  id: Type.String(),
  title: Texts,
  part: oneOf(['day', 'evening', 'original'] as const),
  /** Named by what is not public yet alone. */
  isDraft: Type.Boolean(),
});
export type PictureUse = Static<typeof PictureUse>;

/** Items that show the other picture now, drafts as well. */
const Replaced = Type.Object({ items: Type.Array(PictureUse) });

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

/** As an item has it. */
export const PictureAsShown = Type.Object({
  file: Type.String(),
  alt: Texts,
  credit: Type.Optional(Type.String()),
  hd: Type.Optional(Type.String()),
  night: Type.Optional(Type.Object({ file: Type.String(), lamp: Type.Optional(Type.Boolean()), alt: Texts })),
});
export type PictureAsShown = Static<typeof PictureAsShown>;

export const PictureLine = Type.Object({
  /** In `pictures/`. */ file: Type.String(),
  thumb: Thumb,
  bytes: Type.Number(),
  at: Type.String(),
  uses: Type.Array(PictureUse),
  alt: Texts,
  credit: orNull(Type.String()),
  /** As the first item shows it by day; null for others. */
  shown: orNull(PictureAsShown),
  /** The picture whose place it has taken, which can be taken back. */
  replaced: orNull(Type.Object({ was: Type.String(), at: Type.String(), by: orNull(Type.String()) })),
  /** The picture that has taken its place. */
  replacedBy: orNull(Type.String()),
  /** Languages that some item shows it in without a description. */
  undescribed: Type.Array(oneOf(LOCALE_CODES)),
  /** Neither shown, nor offered as an original, nor named by a draft: it may be taken out. */
  isUnused: Type.Boolean(),
});
export type PictureLine = Static<typeof PictureLine>;

export const PicturePage = Type.Object({
  ...pageOf(PictureLine).properties,
  counts: recordOf(PICTURE_LISTS, Type.Number()),
});
export type PicturePage = Static<typeof PicturePage>;

/**
 * Answer of `GET /pictures/in-versions`: of pictures that nothing shows, how many items have an earlier version that does; those
 * that none has are left out.
 */
export const PicturesInVersions = Type.Record(Type.String(), Type.Number());
export type PicturesInVersions = Static<typeof PicturesInVersions>;

/** A picture that has come into the catalogue. */
const AddedPicture = Type.Object({
  file: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
  bytes: Type.Number(),
});

export const pictureRoutes = {
  'POST /pictures': { body: TakePicture, answer: AddedPicture, status: 201 },
  'GET /library': { query: ListPictures, answer: PicturePage },
  'GET /pictures/in-versions': { answer: PicturesInVersions },
  'GET /pictures/thumb': { query: PictureFile, answer: 'file' },
  'POST /pictures/remove': { body: PictureFiles, answer: PutAside },
  'POST /pictures/bring-back': {
    body: BringBack,
    answer: Type.Object({ files: Type.Array(Type.String()) }),
  },
} satisfies Routes;

/** Another picture in the place of one, and the descriptions that are to be read again then. */
export const replaceRoutes = {
  'POST /pictures/replace': { may: 'publish', body: ReplacePicture, answer: Replaced },
  'POST /items/:shelf/:id/pictures/read': { params: OfItem, body: PictureFile },
} satisfies Routes;

import { Type, type Static } from '@sinclair/typebox';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { oneOf } from '../../../src/contract/one-of';
import { Thumb, PlainThumb } from '../../messages/contract/messages';
import { orNull, Texts } from '../../desk/contract/shapes';
import type { Routes } from '../../desk/contract/route';

/** What a form shows of other items, and of pictures, by the names that a file has for them. */
const NAMED_SHELVES = [...COLLECTIONS, 'types'] as const;

/** Separated by commas. */
const Names = Type.String({ maxLength: 20_000 });
const OfNamed = Type.Object({ shelf: oneOf(NAMED_SHELVES) }, { additionalProperties: false });
const AskNamed = Type.Object({ ids: Names }, { additionalProperties: false });
/** Each `<file>|<hd>`, as an original may belong to it. */
const AskPictures = Type.Object({ files: Names }, { additionalProperties: false });

export const NamedItem = Type.Object({ id: Type.String(), title: Texts, picture: orNull(Thumb) });
export type NamedItem = Static<typeof NamedItem>;
const NamedItems = Type.Object({ items: Type.Array(NamedItem) });
export const ShownPictures = Type.Object({
  /** By file; those that are not there are left out. */
  pictures: Type.Record(Type.String(), PlainThumb),
});
export type ShownPictures = Static<typeof ShownPictures>;

export const shownRoutes = {
  'GET /names/:shelf': { params: OfNamed, query: AskNamed, answer: NamedItems },
  'GET /pictures': { query: AskPictures, answer: ShownPictures },
} satisfies Routes;

import { Type, type Static } from '@sinclair/typebox';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { oneOf } from '../../../src/contract/one-of';
import type { Thumb } from '../messages';

/** What a form shows of other items, and of pictures, by the names that a file has for them. */
const NAMED_SHELVES = [...COLLECTIONS, 'types'] as const;

/** Separated by commas. */
const Names = Type.String({ maxLength: 20_000 });
export const OfNamed = Type.Object({ shelf: oneOf(NAMED_SHELVES) }, { additionalProperties: false });
export type OfNamed = Static<typeof OfNamed>;
export const AskNamed = Type.Object({ ids: Names }, { additionalProperties: false });
/** Each `<file>|<hd>`, as an original may belong to it. */
export const AskPictures = Type.Object({ files: Names }, { additionalProperties: false });

export interface NamedItem {
  id: string;
  title: Partial<Record<LocaleCode, string>>;
  picture: Thumb | null;
}
export interface NamedItems {
  items: NamedItem[];
}
export interface ShownPictures {
  /** By file; those that are not there are left out. */
  pictures: Record<string, Omit<Thumb, 'night' | 'alt'>>;
}

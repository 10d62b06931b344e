import { Type } from '@sinclair/typebox';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Thumb } from '../messages';

/** Where a deleted picture lies. */
export const DeletedPicture = Type.Object(
  { aside: Type.String({ pattern: '^[A-Za-z0-9_-]+\\.[0-9a-f]{8}\\.(jpe?g|png|webp)$', maxLength: 180 }) },
  { additionalProperties: false },
);

/** A picture, a PDF or a model that was deleted from the library, and lies beside it until somebody brings it back. */
export interface DeletedLine {
  kind: 'picture' | 'file';
  /** By which it is brought back. */
  aside: string;
  /** Its name. */
  file: string;
  bytes: number;
  /** When it was deleted. */
  at: string;
  thumb: Thumb | null;
}

/** Shelves of which something can be deleted. */
export const DELETABLE = [...COLLECTIONS, 'types'] as const;

/** As it was when it was deleted. */
export interface DeletedItem {
  shelf: (typeof DELETABLE)[number];
  id: string;
  title: Partial<Record<LocaleCode, string>>;
  /** By which it is taken back. */
  version: number;
  /** A draft that was never public and was thrown away; whoever may write brings it back. */
  isDraft?: true;
  at: string;
  by: string | null;
}

/** The latest first. */
export interface DeletedList {
  items: DeletedItem[];
  lines: DeletedLine[];
}

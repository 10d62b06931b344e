import { Type, type Static } from '@sinclair/typebox';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { oneOf } from '../../../src/contract/one-of';
import { Thumb } from '../../messages/contract/messages';
import { orNull, Texts } from '../../desk/contract/shapes';
import type { Routes } from '../../desk/contract/route';

/** Where a deleted picture lies. */
const DeletedPicture = Type.Object(
  { aside: Type.String({ pattern: '^[A-Za-z0-9_-]+\\.[0-9a-f]{8}\\.(jpe?g|png|webp)$', maxLength: 180 }) },
  { additionalProperties: false },
);

/** A picture, a PDF or a model that was deleted from the library, and lies beside it until somebody brings it back. */
export const DeletedLine = Type.Object({
  kind: oneOf(['picture', 'file'] as const),
  /** By which it is brought back. */
  aside: Type.String(),
  /** Its name. */
  file: Type.String(),
  bytes: Type.Number(),
  /** When it was deleted. */
  at: Type.String(),
  thumb: orNull(Thumb),
});
export type DeletedLine = Static<typeof DeletedLine>;

/** Shelves of which something can be deleted. */
export const DELETABLE = [...COLLECTIONS, 'types'] as const;

/** As it was when it was deleted. */
export const DeletedItem = Type.Object({
  shelf: oneOf(DELETABLE),
  id: Type.String(),
  title: Texts,
  /** By which it is taken back. */
  version: Type.Number(),
  /** A draft that was never public and was thrown away; whoever may write brings it back. */
  isDraft: Type.Optional(Type.Literal(true)),
  at: Type.String(),
  by: orNull(Type.String()),
});
export type DeletedItem = Static<typeof DeletedItem>;

/** The latest first. */
export const DeletedList = Type.Object({ items: Type.Array(DeletedItem), lines: Type.Array(DeletedLine) });
export type DeletedList = Static<typeof DeletedList>;

export const deletedRoutes = {
  'GET /deleted': { answer: DeletedList },
  'GET /deleted/thumb': { query: DeletedPicture, answer: 'file' },
} satisfies Routes;

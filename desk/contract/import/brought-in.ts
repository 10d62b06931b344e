import { Type, type Static } from '@sinclair/typebox';
import { OfItem } from '../items/item';
import { LookAtList } from './looking';
import { orNull } from '../shapes';

export const OfBroughtIn = Type.Object(
  { number: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);
export type OfBroughtIn = Static<typeof OfBroughtIn>;

/** Pictures that a list names, once they are there. */
export const AddMissing = Type.Pick(LookAtList, ['pictures'], { additionalProperties: false });
export type AddMissing = Static<typeof AddMissing>;

export const BroughtIn = Type.Object({
  number: Type.Number(),
  /** Of the list. */
  name: Type.String(),
  at: Type.String(),
  by: Type.String(),
  made: Type.Number(),
  changed: Type.Number(),
  creators: Type.Number(),
  /** Names of pictures that were not there, each once. */
  missing: Type.Array(Type.String()),
  takenBack: orNull(Type.Object({ at: Type.String(), by: Type.String() })),
});
export type BroughtIn = Static<typeof BroughtIn>;

export const BroughtIns = Type.Object({ lines: Type.Array(BroughtIn) });
export type BroughtIns = Static<typeof BroughtIns>;

/** `kept` are those that somebody has changed or published since. */
export const TakenBack = Type.Object({
  put: Type.Number(),
  kept: Type.Array(Type.Object({ ...OfItem.properties, title: Type.String() })),
});
export type TakenBack = Static<typeof TakenBack>;

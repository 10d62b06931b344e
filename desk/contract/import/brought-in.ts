import { Type, type Static } from '@sinclair/typebox';
import type { OfItem } from '../items/item';
import { LookAtList } from './looking';

export const OfBroughtIn = Type.Object(
  { number: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);
export type OfBroughtIn = Static<typeof OfBroughtIn>;

/** Pictures that a list names, once they are there. */
export const AddMissing = Type.Pick(LookAtList, ['pictures'], { additionalProperties: false });
export type AddMissing = Static<typeof AddMissing>;

export interface BroughtIn {
  number: number;
  /** Of the list. */
  name: string;
  at: string;
  by: string;
  made: number;
  changed: number;
  creators: number;
  /** Names of pictures that were not there, each once. */
  missing: string[];
  takenBack: { at: string; by: string } | null;
}

export interface BroughtIns {
  lines: BroughtIn[];
}

/** `kept` are those that somebody has changed or published since. */
export interface TakenBack {
  put: number;
  kept: (OfItem & { title: string })[];
}

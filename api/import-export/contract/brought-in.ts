import { Type, type Static } from '@sinclair/typebox';
import { OfItem } from '../../content/contract/item';
import { BringIn, LookAtList, LookedAt, Report } from './looking';
import { orNull } from '../../desk/contract/shapes';
import { LIST_BOUNDS } from './list-bounds';
import { OfList, SendList, SendRows } from './lists';
import type { Routes } from '../../desk/contract/route';

const OfBroughtIn = Type.Object({ number: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });

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

const BroughtInNow = Type.Object({ ...BroughtIn.properties, report: Report });
export type BroughtInNow = Static<typeof BroughtInNow>;

/** What a list has made or changed and that is still as it left it: creators first, as works name them. */
const ToPublish = Type.Array(Type.Object({ ...OfItem.properties, draft: Type.Integer({ minimum: 1 }) }));

export const BroughtIns = Type.Object({ lines: Type.Array(BroughtIn) });
export type BroughtIns = Static<typeof BroughtIns>;

/** `kept` are those that somebody has changed or published since. */
export const TakenBack = Type.Object({
  put: Type.Number(),
  kept: Type.Array(Type.Object({ ...OfItem.properties, title: Type.String() })),
});
export type TakenBack = Static<typeof TakenBack>;

/** Bytes; the host passes on as many. */
const bodyLimit = 2 * LIST_BOUNDS.part;
const ofList = { bodyLimit, params: OfList } as const;

/** Lists of works, from a spreadsheet into drafts. */
export const importRoutes = {
  'POST /import/lists': { bodyLimit, body: SendList, answer: OfList, status: 201 },
  'POST /import/lists/:list/rows': { ...ofList, body: SendRows },
  'POST /import/lists/:list/look': { ...ofList, body: LookAtList, answer: LookedAt },
  'POST /import/lists/:list/bring-in': { ...ofList, body: BringIn, answer: BroughtInNow, status: 201 },
  'GET /import': { answer: BroughtIns },
  'GET /import/:number/drafts': { params: OfBroughtIn, answer: ToPublish },
  'POST /import/:number/take-back': { params: OfBroughtIn, answer: TakenBack },
  'POST /import/:number/pictures': { bodyLimit, params: OfBroughtIn, body: AddMissing, answer: BroughtIn },
} satisfies Routes;

import { Type, type Static } from '@sinclair/typebox';
import { LIST_FIELDS } from '../../../src/contract/collections/import-columns';
import { oneOf } from '../../../src/contract/one-of';
import { ItemId } from '../../content/contract/item';
import { MOST_CM, SIDES } from '../../content/contract/measures/tokens';
import { LIST_BOUNDS } from './list-bounds';
import { orNull, recordOf, Texts } from '../../desk/contract/shapes';
import { ROW_PROBLEMS } from './lists';
import { PlainThumb } from '../../messages/contract/messages';

const closed = { additionalProperties: false };

const Name = Type.String({ minLength: 1, maxLength: LIST_BOUNDS.cell });
/** What a name that is not known stands for: an item, a new one (of creators), one that is called as it is written, or nothing. */
const Answer = Type.Object(
  { name: Name, is: oneOf(['known', 'new', 'written', 'none'] as const), id: Type.Optional(ItemId) },
  closed,
);
export type Answer = Static<typeof Answer>;

const PictureFile = Type.String({ pattern: '^[A-Za-z0-9_-]+\\.(jpe?g|png|webp)$' });
/** Which picture a row means by a name; null where it means none of those that are there. */
const PictureAnswer = Type.Object(
  {
    row: Type.Integer({ minimum: 1 }),
    name: Name,
    file: Type.Union([Type.Null(), PictureFile]),
  },
  closed,
);

/** Columns that say how large a work is. */
export const MEASURED = ['dimensions', ...SIDES] as const;
const Centimetres = Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MOST_CM }));
/** What a cell means whose dimensions are asked about, wherever the list has it. */
const MeasureAnswer = Type.Object(
  {
    field: oneOf(MEASURED),
    /** Of the cell. */
    text: Name,
    sides: Type.Object(
      { height: Centimetres, width: Centimetres, depth: Centimetres, diameter: Centimetres },
      closed,
    ),
    /** Whether the words of the cell become a note on the dimensions. */
    isNote: Type.Boolean(),
  },
  closed,
);
export type MeasureAnswer = Static<typeof MeasureAnswer>;

const asked = {
  // Null first: else a null would be read as an empty text.
  columns: Type.Array(Type.Union([Type.Null(), oneOf(LIST_FIELDS)]), {
    minItems: 1,
    maxItems: LIST_BOUNDS.columns,
  }),
  creators: Type.Array(Answer, { maxItems: 1000 }),
  types: Type.Array(Answer, { maxItems: 200 }),
  /** Rows that are the work whose reference they have, whatever it is called and whoever made it. */
  confirmed: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: LIST_BOUNDS.rows }),
  /** Rows that are another piece than the one whose reference they have: what theirs is, or '' for none. */
  ownReferences: Type.Optional(
    Type.Array(
      Type.Object({ row: Type.Integer({ minimum: 1 }), reference: Type.String({ maxLength: 100 }) }, closed),
      { maxItems: 3000 },
    ),
  ),
  /** Rows whose dimensions are in millimetres. */
  millimetres: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: LIST_BOUNDS.rows })),
  /** Pictures that were dropped with the list: their names, with their folders, and the files that they have become. */
  pictures: Type.Array(Type.Object({ name: Name, file: PictureFile }, closed), { maxItems: 3000 }),
  pictureAnswers: Type.Optional(Type.Array(PictureAnswer, { maxItems: 3000 })),
  measureAnswers: Type.Optional(Type.Array(MeasureAnswer, { maxItems: 3000 })),
  /** A row with a cell that cannot be read stays out; else the cell alone does. */
  isStrict: Type.Optional(Type.Boolean()),
};

export const OUTCOMES = ['new', 'changed', 'same', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** `partly`: rows that come without some of their cells. */
export const FILTERS = [...OUTCOMES, 'partly'] as const;
export type Filter = (typeof FILTERS)[number];

/** What a list would do. */
export const LookAtList = Type.Object(
  { ...asked, outcome: Type.Optional(oneOf(FILTERS)), from: Type.Optional(Type.Integer({ minimum: 0 })) },
  closed,
);
export type LookAtList = Static<typeof LookAtList>;

/** All or nothing. */
export const BringIn = Type.Object(
  {
    ...asked,
    /** Rows that cannot be read are left out; without it, there must be none. */
    leavesOut: Type.Boolean(),
    /** What the person saw: where it would be otherwise by now, nothing is brought in (409 `changedElsewhere`). */
    seen: Type.Object({ new: Type.Integer({ minimum: 0 }), changed: Type.Integer({ minimum: 0 }) }, closed),
  },
  closed,
);
export type BringIn = Static<typeof BringIn>;
export type ListAsk = Omit<BringIn, 'leavesOut' | 'seen'>;

/** Why a row, or a cell of it, is not brought in. The client has the words: `list.fault.<name>`. */
const ROW_FAULT_NAMES = [
  ...ROW_PROBLEMS,
  'noTitle',
  'unknownCreator',
  'unknownType',
  'severalFit',
  'twice',
  'referenceTaken',
  'unsurePicture',
  'notDimensions',
  'notANumber',
  'notAPrice',
  'notACurrency',
  'notAvailability',
  'notSold',
  'contradicts',
  'notGrouping',
  'notMounting',
  'notAChoice',
  'notAModel',
  'notADay',
  'unfitText',
] as const;
export type RowFaultName = (typeof ROW_FAULT_NAMES)[number];

/**
 * Of a cell, without which the row can come. Not its state: a new work without one is available, which a piece that is reserved
 * or on loan is not.
 */
export const CELL_FAULTS: readonly RowFaultName[] = [
  ...(['notDimensions', 'notANumber', 'notAPrice', 'notACurrency', 'notGrouping', 'notMounting'] as const),
  ...(['notAChoice', 'notAModel', 'notADay', 'unfitText'] as const),
];

export const RowFault = Type.Object({
  name: oneOf(ROW_FAULT_NAMES),
  /** Null where the whole row is meant. */
  field: orNull(oneOf(LIST_FIELDS)),
  /** What the cell says; of `twice` the number of the other row, of `referenceTaken` the title and makers of the work that has it. */
  text: Type.String(),
  /** Of dimensions: what they may mean, in cm. */
  readings: Type.Optional(Type.Array(Type.Partial(recordOf(SIDES, Type.Number())))),
});
export type RowFault = Static<typeof RowFault>;

/** A field of a work as it is and as it would be, to be read. */
export const RowChange = Type.Object({ path: Type.String(), before: Type.String(), after: Type.String() });
export type RowChange = Static<typeof RowChange>;

export const ROW_ADVICE = ['millimetres', 'noCreator', 'noType', 'oneLanguage'] as const;
export type RowAdvice = (typeof ROW_ADVICE)[number];

export const UnsurePicture = Type.Object({
  ...PlainThumb.properties,
  file: Type.String(),
  of: Type.String(),
});
export type UnsurePicture = Static<typeof UnsurePicture>;

export const LookedAtRow = Type.Object({
  number: Type.Number(),
  outcome: oneOf(OUTCOMES),
  title: Texts,
  creators: Type.String(),
  /** What the list says beside the names of creators, of which nothing becomes. */
  creatorsNote: Type.String(),
  reference: Type.String(),
  picture: orNull(PlainThumb),
  /** Of the work that it changes. */
  item: orNull(Type.String()),
  changes: Type.Array(RowChange),
  faults: Type.Array(RowFault),
  /** Cells that the row comes without. */
  leftOut: Type.Array(RowFault),
  /** Good to know of what would be there then. */
  advice: Type.Array(oneOf(ROW_ADVICE)),
  /** Cells of which a person has said how large the work is. */
  measured: Type.Array(Type.Pick(MeasureAnswer, ['field', 'text'])),
  /** Pictures that are not there. */
  missing: Type.Array(Type.String()),
  /** Pictures that a name may mean, each with the work that shows it already. */
  unsure: Type.Array(Type.Object({ name: Type.String(), pictures: Type.Array(UnsurePicture) })),
});
export type LookedAtRow = Static<typeof LookedAtRow>;

/** A name that nothing in the catalogue has. */
export const Unknown = Type.Object({
  kind: oneOf(['creator', 'type'] as const),
  name: Type.String(),
  /** As a new creator would be called in public. */
  becomes: Type.String(),
  /** What it could be called instead: as it is written, or all that it was parted from at an 'and'. */
  written: orNull(Type.String()),
  /** How many rows have it. */
  rows: Type.Number(),
  /** Whom it could mean. */
  suggestion: orNull(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type Unknown = Static<typeof Unknown>;

export const LookedAt = Type.Object({
  counts: recordOf(FILTERS, Type.Number()),
  lines: Type.Array(LookedAtRow),
  /** Where the next page begins; null at the end. */
  next: orNull(Type.Number()),
  unknown: Type.Array(Unknown),
  /** Rows whose dimensions look like millimetres. */
  millimetres: Type.Array(Type.Number()),
  /** Rows whose reference is that of a work of another title or maker. */
  taken: Type.Array(Type.Number()),
  /** For the answers. */
  creators: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  types: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  pictures: Type.Object({ found: Type.Number(), missing: Type.Array(Type.String()) }),
});
export type LookedAt = Static<typeof LookedAt>;

/** A row of a list that was brought in, and what of it was not. */
const ReportRow = Type.Object({
  ...Type.Pick(LookedAtRow, ['number', 'outcome', 'reference', 'creators', 'faults', 'leftOut']).properties,
  title: Type.String(),
});
export type ReportRow = Static<typeof ReportRow>;
export const Report = Type.Array(ReportRow);

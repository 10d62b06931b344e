import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { LIST_BOUNDS } from './list-bounds';

const closed = { additionalProperties: false };

/** What is wrong with a row before anybody knows what its cells mean. */
export const ROW_PROBLEMS = ['openQuote', 'strayQuote', 'moreCells', 'tooLong'] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

export const SendList = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: LIST_BOUNDS.name }),
    headings: Type.Array(Type.String({ maxLength: LIST_BOUNDS.heading }), {
      minItems: 1,
      maxItems: LIST_BOUNDS.columns,
    }),
  },
  closed,
);

const ListRow = Type.Object(
  {
    /** As a spreadsheet numbers it: the headings are mostly row 1. */
    number: Type.Integer({ minimum: 1 }),
    /** Empty where the row has a problem. */
    cells: Type.Array(Type.String({ maxLength: LIST_BOUNDS.cell }), { maxItems: LIST_BOUNDS.columns }),
    problem: Type.Optional(oneOf(ROW_PROBLEMS)),
  },
  closed,
);
export type ListRow = Static<typeof ListRow>;

/** Rows come in parts; one that is sent again takes the place of itself. */
export const SendRows = Type.Object(
  {
    /** How many rows were sent before. */
    from: Type.Integer({ minimum: 0 }),
    rows: Type.Array(ListRow, { minItems: 1, maxItems: LIST_BOUNDS.rows }),
  },
  closed,
);

export const OfList = Type.Object({ list: Type.String({ pattern: '^[a-f0-9]{32}$' }) }, closed);
export type OfList = Static<typeof OfList>;

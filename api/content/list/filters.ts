import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { contains } from '../../database/contains';
import { wordsIn } from '../../database/paging';
import type { Tables } from '../../database/schema/tables';
import { fold } from '../../../src/contract/text/fold';
import type { Shelf } from '../contract/item';
import type { ListItems, When } from '../contract/list';

export type Filters = Omit<ListItems, 'sort' | 'down' | 'after'>;
type Listed = ExpressionBuilder<Tables, 'listed_items'>;

/** Rows of a shelf that the filters leave. @param now Unix ms */
export const isListed =
  (shelf: Shelf, filters: Filters, now: number) =>
  (eb: Listed): Expression<SqlBool> => {
    const { q = '', state, type, creator, when, kind, availability, gap } = filters;
    return eb.and([
      eb('kind', '=', shelf),
      ...(state ? [eb('state', '=', state)] : []),
      ...(type ? [eb('type', '=', type)] : []),
      ...(creator
        ? [eb('id', 'in', eb.selectFrom('listed_makers').select('work').where('creator', '=', creator))]
        : []),
      ...(when ? [eb(whenIn(eb, now), '=', when)] : []),
      ...(kind ? [contains(eb.ref('event_kind'), kindIn(kind))] : []),
      ...(availability ? [eb('availability', '=', availability)] : []),
      ...(gap === undefined
        ? []
        : [gap === 'any' ? eb('gaps', '<>', '') : contains(eb.ref('gaps'), `,${gap},`)]),
      ...wordsIn(fold(q)).map((word) => has(eb.ref('folded'), word)),
    ]);
  };

/** Faster than `contains` in tens of thousands of texts; both are in small letters. */
const has = (text: Expression<string>, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** As it stands in the JSON of a kind, whatever its language. */
export const kindIn = (kind: string): string => `:${JSON.stringify(kind)}`;

/** When an event takes place; null for what has no days. */
export function whenIn({ ref }: Listed, now: number): RawBuilder<When | null> {
  const at = new Date(now).toISOString();
  const named = (when: When) => sql.lit(when);
  return sql<When | null>`case when ${ref('ends')} <= ${at} then ${named('past')}
    when ${ref('starts')} > ${at} then ${named('toCome')} when ${ref('starts')} is not null then ${named('now')} end`;
}

/** What the API is asked to keep, and the column by which a row is known again. */
export const KEY_COLUMNS = {
  messages: 'message',
  subscriptions: 'email',
  preview_tokens: 'token_hash',
} as const;
export type Table = keyof typeof KEY_COLUMNS;

/** What a post was told: 200, another status, or nothing, when its connection was cut. */
export type Told = 'promised' | 'refused' | 'nothing';

/** What was said of rows, held against those that are there. */
export interface TableCount {
  table: Table;
  /** Rows that were answered for with 200. */
  promised: number;
  rows: number;
  /** Promised, and not there. */
  lost: number;
  /** There more than once. */
  twice: number;
  /** There although the answer was another than 200. */
  refusedYetKept: number;
  /** There, and nobody was told: the process that was to say so was killed. */
  untold: number;
}

export interface Promises {
  /** @param keys the rows that a post is about, each by its table and what makes it known again */
  note(told: Told, keys: readonly (readonly [Table, string])[]): void;
  /** @param rows what makes each row of the table known again */
  count(table: Table, rows: readonly string[]): TableCount;
}

/** Remembers what was said of each row. */
export function rememberPromises(): Promises {
  const told: Record<Table, Map<string, Told>> = {
    messages: new Map(),
    subscriptions: new Map(),
    preview_tokens: new Map(),
  };
  return {
    note(answer, keys) {
      for (const [table, key] of keys) told[table].set(key, answer);
    },
    count(table, rows) {
      const of = told[table];
      const kept = new Set(rows);
      const promised = [...of].filter(([, answer]) => answer === 'promised').map(([key]) => key);
      const keptAs = (answers: readonly (Told | undefined)[]) =>
        [...kept].filter((key) => answers.includes(of.get(key))).length;
      return {
        table,
        promised: promised.length,
        rows: rows.length,
        lost: promised.filter((key) => !kept.has(key)).length,
        twice: rows.length - kept.size,
        refusedYetKept: keptAs(['refused']),
        untold: keptAs(['nothing', undefined]),
      };
    },
  };
}

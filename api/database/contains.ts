import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Whether a text holds a word, minding case. Null for a text that is null; an empty word is in no text. */
export const contains = (text: Expression<string | null>, word: string): RawBuilder<SqlBool> =>
  // Both engines know `replace`, and neither the other's function that looks for a word.
  sql<SqlBool>`replace(${text}, ${word}, '') <> ${text}`;

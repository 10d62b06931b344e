import { Type } from '@sinclair/typebox';

export const AboutAddress = Type.Object(
  { address: Type.String({ minLength: 3, maxLength: 254 }) },
  { additionalProperties: false },
);

type Row = Record<string, unknown>;

export type PersonalTable =
  | 'messages'
  | 'desk_notes'
  | 'subscriptions'
  | 'wishes'
  | 'rooms'
  | 'mail_links'
  | 'mails'
  | 'posts';

export interface PersonalData {
  address: string;
  exported_at: string;
  records: Record<PersonalTable, Row[]>;
  /** Ids of others' messages that mention the address. */
  mentionedIn: number[];
  /** Days before messages and wishes are erased; null where they are kept. */
  keptDays: number | null;
}

/** Rows of each table. `isClean`: the database files hold no trace either. */
export interface ErasedData {
  erased: Record<PersonalTable, number>;
  mentionedIn: number[];
  isClean: boolean;
}

import { Type } from '@sinclair/typebox';
import type { LocaleCode } from '../../src/contract/locale-codes';

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
  /** What was shown to the person, with its pieces and prices. */
  | 'rooms'
  | 'mail_links'
  /** Mails to or about the person; of sent ones only the times are kept. */
  | 'mails'
  /** Form posts of the last day, kept to recognise repetitions. */
  | 'posts';

export const NAMED_SHELVES = ['works', 'events', 'creators', 'types'] as const;
/** By id, in each language. */
export type NamedItems = Record<
  (typeof NAMED_SHELVES)[number],
  Record<string, Partial<Record<LocaleCode, string>>>
>;

export interface PersonalData {
  address: string;
  exported_at: string;
  records: Record<PersonalTable, Row[]>;
  /** Of what the records name by ids. */
  names: NamedItems;
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

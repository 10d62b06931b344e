import { Type } from '@sinclair/typebox';

export const AboutAddress = Type.Object(
  { address: Type.String({ minLength: 3, maxLength: 254 }) },
  { additionalProperties: false },
);

type Row = Record<string, unknown>;

/** What is kept of an address, by its table, a row as it is there. */
export type PersonalTable =
  | 'messages'
  | 'desk_notes'
  | 'subscriptions'
  | 'wishes'
  | 'mail_links'
  | 'mails'
  | 'posts';

/** Everything about an address, as it is handed out to who asks for it. */
export interface PersonalData {
  address: string;
  exported_at: string;
  records: Record<PersonalTable, Row[]>;
  /** Messages of others whose text mentions the address, by their ids. */
  mentionedIn: number[];
  /** Days after which messages and wishes are erased by themselves; null where they are kept. */
  keptDays: number | null;
}

/** What was erased, how many rows of each table; `isClean`: no byte of it is left in the files either. */
export interface ErasedData {
  erased: Record<PersonalTable, number>;
  mentionedIn: number[];
  isClean: boolean;
}

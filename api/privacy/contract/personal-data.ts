import { Type, type Static } from '@sinclair/typebox';
import { orNull, recordOf, Texts } from '../../desk/contract/shapes';
import type { Routes } from '../../desk/contract/route';

const AboutAddress = Type.Object(
  { address: Type.String({ minLength: 3, maxLength: 254 }) },
  { additionalProperties: false },
);

const Row = Type.Record(Type.String(), Type.Unknown());

const PERSONAL_TABLES = [
  'messages',
  'desk_notes',
  'subscriptions',
  'wishes',
  /** What was shown to the person, with its pieces and prices. */
  'rooms',
  'mail_links',
  /** Mails to or about the person; of sent ones only the times are kept. */
  'mails',
  /** Form posts of the last day, kept to recognise repetitions. */
  'posts',
] as const;
export type PersonalTable = (typeof PERSONAL_TABLES)[number];

export const NAMED_SHELVES = ['works', 'events', 'creators', 'types'] as const;
/** By id, in each language. */
export const NamedItems = recordOf(NAMED_SHELVES, Type.Record(Type.String(), Texts));
export type NamedItems = Static<typeof NamedItems>;

export const PersonalData = Type.Object({
  address: Type.String(),
  exported_at: Type.String(),
  records: recordOf(PERSONAL_TABLES, Type.Array(Row)),
  /** Of what the records name by ids. */
  names: NamedItems,
  /** Ids of others' messages that mention the address. */
  mentionedIn: Type.Array(Type.Number()),
  /** Days before messages and wishes are erased; null where they are kept. */
  keptDays: orNull(Type.Number()),
});
export type PersonalData = Static<typeof PersonalData>;

/** Rows of each table. `isClean`: the database files hold no trace either. */
export const ErasedData = Type.Object({
  erased: recordOf(PERSONAL_TABLES, Type.Number()),
  mentionedIn: Type.Array(Type.Number()),
  isClean: Type.Boolean(),
});
export type ErasedData = Static<typeof ErasedData>;

const asked = { may: 'everything', fresh: true, body: AboutAddress } as const;

export const personalDataRoutes = {
  'POST /personal-data': { ...asked, answer: PersonalData },
  'POST /personal-data/erase': { ...asked, answer: ErasedData },
} satisfies Routes;

import { Type, type Static } from '@sinclair/typebox';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { oneOf } from '../../src/contract/one-of';
import { After, Wanted, type Page, type WorkCard } from './messages';

/** Whether an address was confirmed by its owner; `unasked`: there was no mail server to ask by. */
export const CONFIRMABLE_STATES = ['confirmed', 'unasked', 'pending'] as const;
export type ConfirmableState = (typeof CONFIRMABLE_STATES)[number];

export const ListSubscribers = Type.Object({
  q: Type.Optional(Wanted),
  language: Type.Optional(oneOf(LOCALE_CODES)),
  after: Type.Optional(After),
});
export type ListSubscribers = Static<typeof ListSubscribers>;

export const Withdraw = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 254 }) },
  { additionalProperties: false },
);

/** What somebody has agreed to, by which words, when. */
export interface Consent {
  state: ConfirmableState;
  confirmedAt: string | null;
  words: string | null;
  locale: LocaleCode | null;
}

export interface Subscriber {
  email: string;
  name: string | null;
  isProfessional: boolean;
  locale: LocaleCode;
  since: string;
  consent: Consent;
}

/** How many there are. */
export interface SubscriberCounts {
  all: number;
  byLanguage: Record<LocaleCode, number>;
  pending: number;
  /** Confirmed in the last 30 days. */
  thisMonth: number;
}

export interface SubscriberPage extends Page<Subscriber> {
  counts: SubscriberCounts;
}

export const ListWishes = Type.Object({ q: Type.Optional(Wanted), after: Type.Optional(After) });
export type ListWishes = Static<typeof ListWishes>;

/** What somebody wants to be told of. */
export interface WishLine {
  id: number;
  email: string;
  wish: string;
  locale: LocaleCode;
  at: string;
  state: ConfirmableState;
  /** Works published since that may be it, and that they were not told of. */
  fitting: number;
}

export interface WishPage extends Page<WishLine> {
  count: number;
}

export interface Wish extends Omit<WishLine, 'fitting'> {
  consent: Consent;
  /** The work that it came from. */
  work: WorkCard | null;
  creator: string | null;
  type: string | null;
  fitting: WorkCard[];
  /** What they were told of, and when. */
  told: { title: string; at: string }[];
}

export const WorksOfWish = Type.Object(
  { works: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 20 }) },
  { additionalProperties: false },
);

/** A mail that is written for an editor, who sends it. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
}

/** A list as a file for spreadsheets. */
export interface CsvFile {
  name: string;
  csv: string;
}

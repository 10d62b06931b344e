import { Type, type Static } from '@sinclair/typebox';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { oneOf } from '../../src/contract/one-of';
import { After, Wanted, type Page, type WorkCard } from './messages';

/** `unasked`: came while there was no mail server. */
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

const suspected = { isSuspected: Type.Boolean() };
/** False: whoever has read it says that no robot wrote it. True takes that back. */
export const ChangeWish = Type.Object(suspected, { additionalProperties: false });
export const ChangeSubscriber = Type.Object(
  { ...Withdraw.properties, ...suspected },
  { additionalProperties: false },
);

export interface Consent {
  state: ConfirmableState;
  /** The field for robots was filled, and nobody has confirmed yet or said that it is no spam. */
  isSuspected: boolean;
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

export interface WishLine {
  id: number;
  email: string;
  wish: string;
  locale: LocaleCode;
  at: string;
  state: ConfirmableState;
  isSuspected: boolean;
  /** Number of later works that match and were not told. */
  fitting: number;
}

export interface WishPage extends Page<WishLine> {
  count: number;
}

export interface Wish extends Omit<WishLine, 'fitting'> {
  consent: Consent;
  /** The work whose page the wish was made on. */
  work: WorkCard | null;
  creator: string | null;
  type: string | null;
  fitting: WorkCard[];
  told: { title: string; at: string }[];
}

export const WorksOfWish = Type.Object(
  { works: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 20 }) },
  { additionalProperties: false },
);

/** Sent by the editor, not by the desk. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
}

export interface CsvFile {
  name: string;
  csv: string;
}

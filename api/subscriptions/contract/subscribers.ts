import { Type, type Static } from '@sinclair/typebox';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { oneOf } from '../../../src/contract/one-of';
import { After, Wanted, WorkCard, pageOf } from '../../messages/contract/messages';
import { orNull, recordOf } from '../../desk/contract/shapes';
import type { Routes } from '../../desk/contract/route';

/** `unasked`: came while there was no mail server. */
const CONFIRMABLE_STATES = ['confirmed', 'unasked', 'pending'] as const;

const ListSubscribers = Type.Object({
  q: Type.Optional(Wanted),
  language: Type.Optional(oneOf(LOCALE_CODES)),
  after: Type.Optional(After),
});

const Withdraw = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 254 }) },
  { additionalProperties: false },
);

const suspected = { isSuspected: Type.Boolean() };
/** False: whoever has read it says that no robot wrote it. True takes that back. */
const ChangeWish = Type.Object(suspected, { additionalProperties: false });
const ChangeSubscriber = Type.Object(
  { ...Withdraw.properties, ...suspected },
  { additionalProperties: false },
);

export const Consent = Type.Object({
  state: oneOf(CONFIRMABLE_STATES),
  /** The field for robots was filled, and nobody has confirmed yet or said that it is no spam. */
  isSuspected: Type.Boolean(),
  confirmedAt: orNull(Type.String()),
  words: orNull(Type.String()),
  locale: orNull(oneOf(LOCALE_CODES)),
});
export type Consent = Static<typeof Consent>;

export const Subscriber = Type.Object({
  email: Type.String(),
  name: orNull(Type.String()),
  isProfessional: Type.Boolean(),
  locale: oneOf(LOCALE_CODES),
  since: Type.String(),
  consent: Consent,
});
export type Subscriber = Static<typeof Subscriber>;

export const SubscriberCounts = Type.Object({
  all: Type.Number(),
  byLanguage: recordOf(LOCALE_CODES, Type.Number()),
  pending: Type.Number(),
  /** Confirmed in the last 30 days. */
  thisMonth: Type.Number(),
});
export type SubscriberCounts = Static<typeof SubscriberCounts>;

export const SubscriberPage = Type.Object({ ...pageOf(Subscriber).properties, counts: SubscriberCounts });
export type SubscriberPage = Static<typeof SubscriberPage>;

const ListWishes = Type.Object({ q: Type.Optional(Wanted), after: Type.Optional(After) });

export const WishLine = Type.Object({
  id: Type.Number(),
  email: Type.String(),
  wish: Type.String(),
  locale: oneOf(LOCALE_CODES),
  at: Type.String(),
  state: oneOf(CONFIRMABLE_STATES),
  isSuspected: Type.Boolean(),
  /** Number of later works that match and were not told. */
  fitting: Type.Number(),
});
export type WishLine = Static<typeof WishLine>;

export const WishPage = Type.Object({ ...pageOf(WishLine).properties, count: Type.Number() });
export type WishPage = Static<typeof WishPage>;

export const Wish = Type.Object({
  ...Type.Omit(WishLine, ['fitting']).properties,
  consent: Consent,
  /** The work whose page the wish was made on. */
  work: orNull(WorkCard),
  creator: orNull(Type.String()),
  type: orNull(Type.String()),
  fitting: Type.Array(WorkCard),
  told: Type.Array(Type.Object({ title: Type.String(), at: Type.String() })),
});
export type Wish = Static<typeof Wish>;

const WorksOfWish = Type.Object(
  { works: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 20 }) },
  { additionalProperties: false },
);

/** Sent by the editor, not by the desk. */
export const WrittenMail = Type.Object({ to: Type.String(), subject: Type.String(), text: Type.String() });
export type WrittenMail = Static<typeof WrittenMail>;

export const CsvFile = Type.Object({ name: Type.String(), csv: Type.String() });
export type CsvFile = Static<typeof CsvFile>;

export const subscriberRoutes = {
  'GET /subscribers': { query: ListSubscribers, answer: SubscriberPage },
  'POST /subscribers/withdraw': { body: Withdraw },
  'POST /subscribers/suspected': { body: ChangeSubscriber },
  'POST /subscribers/csv': { may: 'publish', fresh: true, answer: CsvFile },
} satisfies Routes;

const OfWish = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

export const wishRoutes = {
  'GET /wishes': { query: ListWishes, answer: WishPage },
  'GET /wishes/:id': { params: OfWish, answer: Wish },
  'POST /wishes/:id/mail': { params: OfWish, body: WorksOfWish, answer: WrittenMail },
  'POST /wishes/:id/told': { params: OfWish, body: WorksOfWish, answer: Wish },
  'PATCH /wishes/:id': { params: OfWish, body: ChangeWish, answer: Wish },
  'DELETE /wishes/:id': { params: OfWish },
  'POST /wishes/csv': { may: 'publish', fresh: true, answer: CsvFile },
} satisfies Routes;

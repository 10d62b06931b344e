import { Type, type Static } from '@sinclair/typebox';
import { DateTime } from '../common';

export const HEALTH_PATH = '/healthz';

export const MailsHealth = Type.Object({
  waiting: Type.Integer({ minimum: 0, description: 'mails that will be tried again' }),
  waitingSince: Type.Union([DateTime, Type.Null()], { description: 'when the oldest of them was written' }),
  givenUp: Type.Integer({ minimum: 0, description: 'mails that nobody tries any more' }),
});
export type MailsHealth = Static<typeof MailsHealth>;

export const FormsHealth = Type.Union([Type.Literal('kept'), Type.Literal('refused')], {
  description: 'whether the database takes what is sent; `refused`: its disk is full, or cannot be written',
});
export type FormsHealth = Static<typeof FormsHealth>;

/** `degraded`: forms are refused, or mails have failed or wait for more than an hour. */
export const ApiHealth = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')]),
  /** Not in the answer of an API of before it was there. */
  forms: Type.Optional(FormsHealth),
  mails: MailsHealth,
});
export type ApiHealth = Static<typeof ApiHealth>;

import { Type, type Static } from '@sinclair/typebox';
import { DateTime } from '../common';

export const HEALTH_PATH = '/healthz';

export const MailsHealth = Type.Object({
  waiting: Type.Integer({ minimum: 0, description: 'mails that will be tried again' }),
  waitingSince: Type.Union([DateTime, Type.Null()], { description: 'when the oldest of them was written' }),
  givenUp: Type.Integer({ minimum: 0, description: 'mails that nobody tries any more' }),
});
export type MailsHealth = Static<typeof MailsHealth>;

/** `degraded`: mails have failed or wait for more than an hour. */
export const ApiHealth = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')]),
  mails: MailsHealth,
});
export type ApiHealth = Static<typeof ApiHealth>;

import { Type, type Static } from '@sinclair/typebox';
import { DateTime } from '../common';

/** Where API and host say how they are. */
export const HEALTH_PATH = '/healthz';

/** The mails that were not sent yet. */
export const MailsHealth = Type.Object({
  waiting: Type.Integer({ minimum: 0, description: 'mails that will be tried again' }),
  waitingSince: Type.Union([DateTime, Type.Null()], { description: 'when the oldest of them was written' }),
  givenUp: Type.Integer({ minimum: 0, description: 'mails that nobody tries any more' }),
});
export type MailsHealth = Static<typeof MailsHealth>;

/** What the API says of itself; `degraded`: it answers, but mails are given up or wait for more than an hour. */
export const ApiHealth = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')]),
  mails: MailsHealth,
});
export type ApiHealth = Static<typeof ApiHealth>;

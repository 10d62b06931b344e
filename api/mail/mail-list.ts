import type { MailsHealth } from '../../src/contract/server/health';
import type { Queries } from '../database/queries';

export const mailsHealth = (from: Queries): Promise<MailsHealth> =>
  from
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('given_up_at', 'is', null).as('waiting'),
      fn.min<string | null>('queued_at').filterWhere('given_up_at', 'is', null).as('waitingSince'),
      fn.count<number>('given_up_at').as('givenUp'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();

export interface UnsentMail {
  id: number;
  kind: string;
  queuedAt: string;
  tries: number;
  lastError: string | null;
  dueAt: string;
  givenUpAt: string | null;
}

export const unsentMails = (from: Queries): Promise<UnsentMail[]> =>
  from
    .selectFrom('mails')
    .select([
      'id',
      'kind',
      'queued_at as queuedAt',
      'tries',
      'last_error as lastError',
      'due_at as dueAt',
      'given_up_at as givenUpAt',
    ])
    .where('sent_at', 'is', null)
    .orderBy('id')
    .execute();

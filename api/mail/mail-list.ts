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

export async function isAnyPending(from: Queries, upToId: number, now: number): Promise<boolean> {
  const pending = await from
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('id', '<=', upToId)
    .where((mail) =>
      mail.or([mail('claimed_until', 'is not', null), mail('due_at', '<=', new Date(now).toISOString())]),
    )
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}

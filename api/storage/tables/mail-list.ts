import type { MailsHealth } from '../../../src/contract/server/health';
import type { Queries } from '../../database/queries';

export async function mailsHealth(statements: Queries): Promise<MailsHealth> {
  const { waiting, waitingSince, givenUp } = (await statements.get(
    `SELECT count(*) - count(given_up_at) AS waiting, count(given_up_at) AS givenUp,
       min(iif(given_up_at IS NULL, queued_at, NULL)) AS waitingSince
     FROM mails WHERE sent_at IS NULL`,
  )) as MailsHealth;
  return { waiting, waitingSince, givenUp };
}

export interface UnsentMail {
  id: number;
  kind: string;
  queuedAt: string;
  tries: number;
  lastError: string | null;
  dueAt: string;
  givenUpAt: string | null;
}

export const unsentMails = async (statements: Queries): Promise<UnsentMail[]> =>
  (await statements.all(
    `SELECT id, kind, queued_at AS queuedAt, tries, last_error AS lastError, due_at AS dueAt,
       given_up_at AS givenUpAt
     FROM mails WHERE sent_at IS NULL ORDER BY id`,
  )) as UnsentMail[];

export const isAnyPending = async (statements: Queries, upToId: number, now: number): Promise<boolean> =>
  (await statements.get(
    `SELECT 1 FROM mails WHERE sent_at IS NULL AND given_up_at IS NULL AND id <= ?
       AND (claimed_until IS NOT NULL OR due_at <= ?) LIMIT 1`,
    upToId,
    new Date(now).toISOString(),
  )) !== undefined;

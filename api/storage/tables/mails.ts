import type { Mail } from '../../mail/mail';
import type { Queries } from '../../database/queries';
import { inTurn } from '../../database/in-turn';

/** `remaining`: readers without the mail, where others have it. */
export type MailContent = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text' | 'headers'> & {
  remaining?: string[];
};

export interface ClaimedMail {
  id: number;
  kind: string;
  content: MailContent;
  messageId: string;
  /** ISO 8601. */
  queuedAt: string;
  /** Unix ms of the first try. */
  triedSince: number;
  tries: number;
}

/** Times are Unix ms. */
interface Claim {
  by: string;
  now: number;
  until: number;
  most: number;
  messageIdFor(id: number): string;
}

const WAITING = 'sent_at IS NULL AND given_up_at IS NULL';
const SENT_KNOWN_MS = 30 * 24 * 60 * 60 * 1000;

const iso = (ms: number): string => new Date(ms).toISOString();

/** Call it in the write that keeps what the mail tells of; then wake the mailer. */
export async function queueMail(
  statements: Queries,
  { kind, message, wish, visitor, ...content }: Mail,
  now = Date.now(),
): Promise<void> {
  await statements.run(
    `INSERT INTO mails (kind, message, wish, visitor, content, queued_at, tried_since, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    kind,
    message ?? null,
    wish ?? null,
    visitor,
    JSON.stringify(content),
    iso(now),
    iso(now),
    iso(now),
  );
}

/** Times further ahead than any pause or claim were written before the clock was set back, so they count as past. */
const CLAIMABLE = `${WAITING} AND NOT (due_at > ? AND due_at <= ?)
  AND NOT (claimed_until IS NOT NULL AND claimed_until > ? AND claimed_until <= ?)`;

export interface Bounds {
  longestPauseMs: number;
  leaseMs: number;
}

const claimable = (now: number, { longestPauseMs, leaseMs }: Bounds): string[] => [
  iso(now),
  iso(now + longestPauseMs),
  iso(now),
  iso(now + leaseMs),
];

export const isAnyClaimable = async (statements: Queries, now: number, bounds: Bounds): Promise<boolean> =>
  (await statements.get(`SELECT 1 FROM mails WHERE ${CLAIMABLE} LIMIT 1`, ...claimable(now, bounds))) !==
  undefined;

interface MailRow {
  id: number;
  kind: string;
  content: string;
  message_id: string | null;
  queued_at: string;
  tried_since: string;
  tries: number;
}

export async function claimMails(
  statements: Queries,
  { by, now, until, most, messageIdFor }: Claim,
  bounds: Bounds,
): Promise<ClaimedMail[]> {
  const rows = (await statements.all(
    `SELECT id, kind, content, message_id, queued_at, tried_since, tries
     FROM mails WHERE ${CLAIMABLE} ORDER BY due_at, id LIMIT ?`,
    ...claimable(now, bounds),
    most,
  )) as MailRow[];
  return await inTurn(rows, async (row) => {
    const messageId = row.message_id ?? messageIdFor(row.id);
    await statements.run(
      'UPDATE mails SET claim = ?, claimed_until = ?, tries = tries + 1, message_id = ? WHERE id = ?',
      by,
      iso(until),
      messageId,
      row.id,
    );
    return {
      id: row.id,
      kind: row.kind,
      content: JSON.parse(row.content) as MailContent,
      messageId,
      queuedAt: row.queued_at,
      triedSince: Date.parse(row.tried_since),
      tries: row.tries + 1,
    };
  });
}

export const renewClaims = (statements: Queries, by: string, until: number): Promise<void> =>
  statements.run('UPDATE mails SET claimed_until = ? WHERE claim = ?', iso(until), by);

const FREE = 'claim = NULL, claimed_until = NULL';

/** Deletes the contents. */
export async function markSent(statements: Queries, id: number, now: number): Promise<void> {
  await statements.run(
    `UPDATE mails SET sent_at = ?, given_up_at = NULL, last_error = NULL, content = NULL, visitor = NULL, ${FREE}
     WHERE id = ?`,
    iso(now),
    id,
  );
  await forgetSent(statements, now);
}

export const forgetSent = (statements: Queries, now: number): Promise<void> =>
  statements.run('DELETE FROM mails WHERE sent_at < ?', iso(now - SENT_KNOWN_MS));

interface Failure {
  by: string;
  code: string;
  /** Unix ms; undefined gives the mail up. */
  dueAt: number | undefined;
  now: number;
}

export async function markFailed(
  statements: Queries,
  { id, content }: Pick<ClaimedMail, 'id' | 'content'>,
  { by, code, dueAt, now }: Failure,
): Promise<void> {
  await statements.run(
    `UPDATE mails SET last_error = ?, content = ?, due_at = ?, given_up_at = ?, ${FREE} WHERE id = ? AND claim = ?`,
    code,
    JSON.stringify(content),
    iso(dueAt ?? now),
    dueAt === undefined ? iso(now) : null,
    id,
    by,
  );
}

export const dropMail = (statements: Queries, id: number): Promise<void> =>
  statements.run('DELETE FROM mails WHERE id = ?', id);

export const makeDue = (statements: Queries, now: number): Promise<void> =>
  statements.run(`UPDATE mails SET due_at = ? WHERE ${WAITING}`, iso(now));

/** Includes mails that were given up; their tries start anew. */
export const takeUpAgain = (statements: Queries, now: number): Promise<void> =>
  statements.run(
    'UPDATE mails SET due_at = ?, tried_since = ?, given_up_at = NULL WHERE sent_at IS NULL',
    iso(now),
    iso(now),
  );

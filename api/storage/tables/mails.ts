import type { Mail } from '../../mail/mail';
import type { Statements } from '../connection';

/** What is kept of a mail until it is sent; `remaining` are those who have not had it yet, where others have. */
export type MailContent = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text' | 'headers'> & {
  remaining?: string[];
};

/** A mail that one process has to itself. */
export interface ClaimedMail {
  id: number;
  kind: string;
  content: MailContent;
  /** Its Message-ID header, the same at each try. */
  messageId: string;
  /** ISO 8601. */
  queuedAt: string;
  /** ms since the epoch from which it has been tried. */
  triedSince: number;
  tries: number;
}

/** Who claims mails, and how. Times are in ms since the epoch. */
interface Claim {
  by: string;
  now: number;
  until: number;
  most: number;
  /** A Message-ID for a mail that has none yet. */
  messageIdFor(id: number): string;
}

const WAITING = 'sent_at IS NULL AND given_up_at IS NULL';
/** How long it is known that a mail was sent. */
const SENT_KNOWN_MS = 30 * 24 * 60 * 60 * 1000;

const iso = (ms: number): string => new Date(ms).toISOString();

/** Keeps a mail until it is sent. To be called in the write that keeps what it tells of; then wake the mailer. */
export function queueMail(
  statements: Statements,
  { kind, message, wish, visitor, ...content }: Mail,
  now = Date.now(),
): void {
  statements.run(
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

/**
 * Whether a mail is due that nobody is sending, as SQL with `longest` and `lease`: what lies further ahead than any pause
 * or claim was written before the clock was set back.
 */
const CLAIMABLE = `${WAITING} AND NOT (due_at > ? AND due_at <= ?)
  AND NOT (claimed_until IS NOT NULL AND claimed_until > ? AND claimed_until <= ?)`;

/** How far ahead, in ms, a mail can be due, and a claim last. */
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

export const isAnyClaimable = (statements: Statements, now: number, bounds: Bounds): boolean =>
  statements.get(`SELECT 1 FROM mails WHERE ${CLAIMABLE} LIMIT 1`, ...claimable(now, bounds)) !== undefined;

interface MailRow {
  id: number;
  kind: string;
  content: string;
  message_id: string | null;
  queued_at: string;
  tried_since: string;
  tries: number;
}

/** Takes mails that are due, the longest due first, for this process alone until the claim ends. */
export function claimMails(
  statements: Statements,
  { by, now, until, most, messageIdFor }: Claim,
  bounds: Bounds,
): ClaimedMail[] {
  const rows = statements.all(
    `SELECT id, kind, content, message_id, queued_at, tried_since, tries
     FROM mails WHERE ${CLAIMABLE} ORDER BY due_at, id LIMIT ?`,
    ...claimable(now, bounds),
    most,
  ) as MailRow[];
  return rows.map((row) => {
    const messageId = row.message_id ?? messageIdFor(row.id);
    statements.run(
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

/** Has the claims of a process last longer. */
export const renewClaims = (statements: Statements, by: string, until: number): void =>
  statements.run('UPDATE mails SET claimed_until = ? WHERE claim = ?', iso(until), by);

const FREE = 'claim = NULL, claimed_until = NULL';

/** Notes that a mail was sent, and keeps nothing of it but that. */
export function markSent(statements: Statements, id: number, now: number): void {
  statements.run(
    `UPDATE mails SET sent_at = ?, given_up_at = NULL, last_error = NULL, content = NULL, visitor = NULL, ${FREE}
     WHERE id = ?`,
    iso(now),
    id,
  );
  forgetSent(statements, now);
}

/** Forgets that mails were sent, where that is long ago. */
export const forgetSent = (statements: Statements, now: number): void =>
  statements.run('DELETE FROM mails WHERE sent_at < ?', iso(now - SENT_KNOWN_MS));

/** What a try that failed leaves behind. */
interface Failure {
  by: string;
  code: string;
  /** ms since the epoch; undefined gives the mail up, as of `now`. */
  dueAt: number | undefined;
  now: number;
}

/** Puts a mail off until it is due again, or gives it up. */
export function markFailed(
  statements: Statements,
  { id, content }: Pick<ClaimedMail, 'id' | 'content'>,
  { by, code, dueAt, now }: Failure,
): void {
  statements.run(
    `UPDATE mails SET last_error = ?, content = ?, due_at = ?, given_up_at = ?, ${FREE} WHERE id = ? AND claim = ?`,
    code,
    JSON.stringify(content),
    iso(dueAt ?? now),
    dueAt === undefined ? iso(now) : null,
    id,
    by,
  );
}

/** Forgets a mail that nobody will have. */
export const dropMail = (statements: Statements, id: number): void =>
  statements.run('DELETE FROM mails WHERE id = ?', id);

/** Makes everything due that waits. */
export const makeDue = (statements: Statements, now: number): void =>
  statements.run(`UPDATE mails SET due_at = ? WHERE ${WAITING}`, iso(now));

/** Makes everything due that was not sent, what was given up as well, as if it were new. */
export const takeUpAgain = (statements: Statements, now: number): void =>
  statements.run(
    'UPDATE mails SET due_at = ?, tried_since = ?, given_up_at = NULL WHERE sent_at IS NULL',
    iso(now),
    iso(now),
  );

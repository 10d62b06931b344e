import type { ExpressionBuilder, NotNull } from 'kysely';
import type { Mail } from './mail';
import type { Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import { inTurn } from '../database/in-turn';

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

interface Claim {
  by: string;
  most: number;
  messageIdFor(id: number): string;
}

const SENT_KNOWN_MS = 30 * 24 * 60 * 60 * 1000;

const iso = (ms: number): string => new Date(ms).toISOString();

/** Call it in the write that keeps what the mail tells of; then wake the mailer. */
export async function queueMail(
  statements: Queries,
  { kind, message, wish, visitor, ...content }: Mail,
  now = Date.now(),
): Promise<void> {
  await statements
    .insertInto('mails')
    .values({
      kind,
      message: message ?? null,
      wish: wish ?? null,
      visitor,
      content: JSON.stringify(content),
      queued_at: iso(now),
      tried_since: iso(now),
      due_at: iso(now),
    })
    .execute();
}

export interface Bounds {
  longestPauseMs: number;
  leaseMs: number;
}

/** Times further ahead than any pause or claim were written before the clock was set back, so they count as past. */
const claimable =
  (now: number, { longestPauseMs, leaseMs }: Bounds) =>
  (mail: ExpressionBuilder<Tables, 'mails'>) => {
    const isAhead = (column: 'due_at' | 'claimed_until', atMost: number) =>
      mail.and([mail(column, '>', iso(now)), mail(column, '<=', iso(now + atMost))]);
    return mail.and([
      mail('sent_at', 'is', null),
      mail('given_up_at', 'is', null),
      mail.not(isAhead('due_at', longestPauseMs)),
      mail.or([mail('claimed_until', 'is', null), mail.not(isAhead('claimed_until', leaseMs))]),
    ]);
  };

export async function isAnyClaimable(statements: Queries, bounds: Bounds): Promise<boolean> {
  const now = await statements.clock();
  const mail = await statements
    .selectFrom('mails')
    .select('id')
    .where(claimable(now, bounds))
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

export async function claimMails(
  statements: Queries,
  { by, most, messageIdFor }: Claim,
  bounds: Bounds,
): Promise<ClaimedMail[]> {
  const now = await statements.clock();
  const rows = await statements
    .selectFrom('mails')
    .select(['id', 'kind', 'content', 'message_id', 'queued_at', 'tried_since', 'tries'])
    .where(claimable(now, bounds))
    .where('content', 'is not', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .$narrowType<{ content: NotNull }>()
    .execute();
  return await inTurn(rows, async (row) => {
    const messageId = row.message_id ?? messageIdFor(row.id);
    await statements
      .updateTable('mails')
      .set({
        claim: by,
        claimed_until: iso(now + bounds.leaseMs),
        tries: row.tries + 1,
        message_id: messageId,
      })
      .where('id', '=', row.id)
      .execute();
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

export async function renewClaims(statements: Queries, by: string, { leaseMs }: Bounds): Promise<void> {
  const until = (await statements.clock()) + leaseMs;
  await statements
    .updateTable('mails')
    .set({ claimed_until: iso(until) })
    .where('claim', '=', by)
    .execute();
}

const FREE = { claim: null, claimed_until: null };

/** Deletes the contents. */
export async function markSent(statements: Queries, id: number, now: number): Promise<void> {
  await statements
    .updateTable('mails')
    .set({ sent_at: iso(now), given_up_at: null, last_error: null, content: null, visitor: null, ...FREE })
    .where('id', '=', id)
    .execute();
  await forgetSent(statements, now);
}

export async function forgetSent(statements: Queries, now: number): Promise<void> {
  await statements
    .deleteFrom('mails')
    .where('sent_at', '<', iso(now - SENT_KNOWN_MS))
    .execute();
}

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
  await statements
    .updateTable('mails')
    .set({
      last_error: code,
      content: JSON.stringify(content),
      due_at: iso(dueAt ?? now),
      given_up_at: dueAt === undefined ? iso(now) : null,
      ...FREE,
    })
    .where('id', '=', id)
    .where('claim', '=', by)
    .execute();
}

export async function dropMail(statements: Queries, id: number): Promise<void> {
  await statements.deleteFrom('mails').where('id', '=', id).execute();
}

export async function makeDue(statements: Queries): Promise<void> {
  const due_at = iso(await statements.clock());
  await statements
    .updateTable('mails')
    .set({ due_at })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
}

/** Includes mails that were given up; their tries start anew. */
export async function takeUpAgain(statements: Queries, now: number): Promise<void> {
  await statements
    .updateTable('mails')
    .set({ due_at: iso(now), tried_since: iso(now), given_up_at: null })
    .where('sent_at', 'is', null)
    .execute();
}

import type { GalleryDatabase } from '../database/database';
import { dropMail, markFailed, markSent, type ClaimedMail } from './mail-queries';
import { nextTry, type Retries } from './retries';
import type { Outcome } from './transport';

export type MailLog = (level: 'info' | 'warn' | 'error', facts: object, words: string) => void;

interface Noting {
  database: GalleryDatabase;
  by: string;
  retries: Retries;
  log: MailLog;
}

/** A refused mail to a visitor is dropped; one to the gallery never is, as its settings or mailbox can be repaired. */
export async function noteOutcome(
  mail: ClaimedMail,
  outcome: Outcome,
  { database, by, retries, log }: Noting,
): Promise<void> {
  const now = await database.read((from) => from.clock());
  const { id, kind, tries, triedSince } = mail;
  const facts = { mail: id, kind, tries };
  // Urgent: a process that is killed before this is noted sends the mail twice.
  const keep = (work: Parameters<GalleryDatabase['write']>[0]) => database.write(work, { urgent: true });
  if (outcome.kind === 'sent') {
    await keep((to) => markSent(to, id, now));
    return;
  }
  const { code, isRefused, remaining } = outcome;
  if (isRefused && mail.content.to !== undefined) {
    await keep((to) => dropMail(to, id));
    return log('info', { ...facts, code }, 'a mail was refused for good by the server of its reader');
  }
  const content = remaining ? { ...mail.content, remaining } : mail.content;
  const dueAt = nextTry({ triedSince, isRefused, now }, retries);
  if (dueAt === undefined && mail.content.to !== undefined) {
    await keep((to) => dropMail(to, id));
    return log('warn', { ...facts, code }, 'a mail to a visitor is given up');
  }
  await keep((to) => markFailed(to, { id, content }, { by, code, dueAt, now }));
  if (dueAt === undefined)
    return log('error', { ...facts, code }, 'a mail is given up; the desk takes it up again');
  const told = { ...facts, code, dueAt: new Date(dueAt).toISOString() };
  if (isRefused)
    log('error', told, 'a mail was refused for good, and is tried again: are MAIL_TO and its mailbox right?');
  else log('warn', told, 'a mail could not be sent, and is tried again');
}

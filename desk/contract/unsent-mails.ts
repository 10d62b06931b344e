/** Why a mail was not sent, as far as a mail server's code tells. */
export type UnsentReason = 'waiting' | 'unreachable' | 'signIn' | 'refused' | 'other';

/** A mail that was not sent: nothing of its contents, nobody's name. */
export interface UnsentMail {
  id: number;
  kind: string;
  queuedAt: string;
  tries: number;
  reason: UnsentReason;
  /** The mail server's own code, for who looks after it. */
  code: string | null;
  /** When it is tried again; null once it was given up. */
  nextTryAt: string | null;
}

/** What the mail queue could not send. */
export interface UnsentMails {
  /** Those that have failed, the oldest first, at most 50. */
  mails: UnsentMail[];
  /** All that have failed. */
  count: number;
  /** Mails that wait for their first try. */
  waiting: number;
  /** Whether there is a mail server at all. */
  canMail: boolean;
}

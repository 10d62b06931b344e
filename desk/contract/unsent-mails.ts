/** As far as the mail server's code tells. */
export type UnsentReason = 'waiting' | 'unreachable' | 'signIn' | 'refused' | 'other';

/** Without contents and names. */
export interface UnsentMail {
  id: number;
  kind: string;
  queuedAt: string;
  tries: number;
  reason: UnsentReason;
  /** For administrators. */
  code: string | null;
  /** Null once it was given up. */
  nextTryAt: string | null;
}

export interface UnsentMails {
  /** Oldest first, at most 50. */
  mails: UnsentMail[];
  count: number;
  waiting: number;
  canMail: boolean;
}

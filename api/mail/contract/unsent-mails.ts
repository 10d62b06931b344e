import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { orNull } from '../../desk/contract/shapes';
import type { Routes } from '../../desk/contract/route';

/** As far as the mail server's code tells. */
export const UNSENT_REASONS = ['waiting', 'unreachable', 'signIn', 'refused', 'other'] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];

/** Without contents and names. */
export const UnsentMail = Type.Object({
  id: Type.Number(),
  kind: Type.String(),
  queuedAt: Type.String(),
  tries: Type.Number(),
  reason: oneOf(UNSENT_REASONS),
  /** For administrators. */
  code: orNull(Type.String()),
  /** Null once it was given up. */
  nextTryAt: orNull(Type.String()),
});
export type UnsentMail = Static<typeof UnsentMail>;

export const UnsentMails = Type.Object({
  /** Oldest first, at most 50. */ mails: Type.Array(UnsentMail),
  count: Type.Number(),
  waiting: Type.Number(),
  canMail: Type.Boolean(),
});
export type UnsentMails = Static<typeof UnsentMails>;

export const unsentMailRoutes = {
  'GET /unsent-mails': { answer: UnsentMails },
  'POST /unsent-mails/again': { answer: UnsentMails },
} satisfies Routes;

import type { Generated } from 'kysely';
import type { LinkPurpose } from '../../../src/contract/forms/mail-links';
import type { ChangeKind } from '../../../src/contract/kinds/kinds';
import type { MessageState } from '../../messages/contract/messages';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Flag } from './flag';

/** `pending`: deleted when not confirmed in time. `unasked`: came without a mail server, and is kept. */
export type ConsentState = 'unasked' | 'pending' | 'confirmed';

interface MessagesTable {
  id: Generated<number>;
  received_at: string;
  locale: LocaleCode;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  inquiry_by: 'email' | 'phone';
  work: string | null;
  /** Ids as JSON. */
  works: string | null;
  event: string | null;
  state: Generated<MessageState>;
  answered_at: string | null;
  answered_by: string | null;
  answering: number | null;
  folded: Generated<string>;
  room: number | null;
  /** `Arranged` as JSON. */
  arrangement: string | null;
  is_suspected: Generated<Flag>;
}

interface MailsTable {
  id: Generated<number>;
  kind: string;
  message: number | null;
  visitor: string | null;
  content: string | null;
  message_id: string | null;
  queued_at: string;
  tried_since: string;
  due_at: string;
  tries: Generated<number>;
  last_error: string | null;
  claim: string | null;
  claimed_until: string | null;
  sent_at: string | null;
  given_up_at: string | null;
  wish: number | null;
}

interface MailLinksTable {
  hash: string;
  purpose: LinkPurpose;
  email: string | null;
  made_at: string;
  consent: string | null;
  locale: LocaleCode | null;
  wish: number | null;
}

interface PostsTable {
  key: string;
  contents: string;
  kept_at: string;
  visitor: string | null;
}

interface SubscriptionsTable {
  email: string;
  subscribed_at: string;
  locale: LocaleCode;
  name: string | null;
  is_professional: Flag;
  state: Generated<ConsentState>;
  asked_at: string | null;
  asked_times: Generated<number>;
  confirmed_at: string | null;
  consent: string | null;
  consent_locale: LocaleCode | null;
  folded: Generated<string>;
  is_suspected: Generated<Flag>;
}

interface WishesTable {
  id: Generated<number>;
  made_at: string;
  locale: LocaleCode;
  email: string;
  wish: string;
  work: string | null;
  creator: string | null;
  type: string | null;
  state: ConsentState;
  asked_at: string | null;
  asked_times: Generated<number>;
  confirmed_at: string | null;
  consent: string | null;
  consent_locale: LocaleCode | null;
  folded: Generated<string>;
  is_suspected: Generated<Flag>;
}

interface WishesToldTable {
  wish: number;
  work: string;
  at: string;
}

interface PreviewTokensTable {
  number: Generated<number>;
  token_hash: string;
  type: ChangeKind;
  id: string;
  locale: LocaleCode;
  expires_at: string;
  session: number | null;
  given_by: string | null;
}

interface RetentionTable {
  id: number;
  looked_at: string;
  held_until: string | null;
}

export interface VisitorsTables {
  messages: MessagesTable;
  mails: MailsTable;
  mail_links: MailLinksTable;
  posts: PostsTable;
  subscriptions: SubscriptionsTable;
  wishes: WishesTable;
  wishes_told: WishesToldTable;
  preview_tokens: PreviewTokensTable;
  retention: RetentionTable;
}

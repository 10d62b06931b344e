import type { LinkSubject } from '../../src/contract/forms/mail-links';
import { siteIn } from '../content/published/part';
import type { Queries } from '../database/queries';
import type { ApiSettings } from '../settings';
import type { SiteFile } from '../content/published/catalogue-content';
import type { Mail } from '../mail/mail';
import { oneClickAddress } from './links';

/** Base addresses without trailing slash. */
export interface Sender {
  site: Pick<SiteFile, 'name' | 'contact'>;
  siteUrl: string;
  apiUrl: string;
}

export async function senderIn(
  from: Queries,
  { siteUrl, apiPublicUrl }: Pick<ApiSettings, 'siteUrl' | 'apiPublicUrl'>,
): Promise<Sender> {
  return { site: await siteIn(from), siteUrl, apiUrl: apiPublicUrl || siteUrl };
}

interface MailParts {
  email: string;
  withdrawToken: string;
}

export function linkMail(
  { site, apiUrl }: Sender,
  { email, withdrawToken }: MailParts,
  { subject, title, paragraphs }: { subject: LinkSubject; title: string; paragraphs: readonly string[] },
): Mail {
  return {
    kind: subject,
    to: email,
    visitor: email,
    replyTo: { name: site.name, address: site.contact.email },
    subject: title,
    text: `${[...paragraphs, site.name].join('\n\n')}\n`,
    headers: {
      // So that out-of-office replies stay away (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${oneClickAddress(apiUrl, subject, withdrawToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Words with values in place of their names in braces. */
export const spoken = <Words extends object>(words: Words, values: Record<string, string>): Words =>
  Object.fromEntries(
    Object.entries(words as Record<string, string>).map(([key, text]) => [
      key,
      text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
    ]),
  ) as Words;

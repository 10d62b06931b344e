import type { LinkSubject } from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { siteIn } from '../content/published/part';
import type { Queries } from '../database/queries';
import type { ApiSettings } from '../settings';
import type { SiteFile } from '../content/published/catalogue-content';
import { inLanguage, type InLanguages } from '../../src/contract/in-language';
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

export interface MailParts {
  email: string;
  locale: LocaleCode;
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

export function spoken<Words extends Record<string, string>>(
  words: InLanguages<Words>,
  locale: LocaleCode,
  values: Record<string, string>,
): Words {
  const filled = Object.entries(inLanguage(words, locale)).map(([key, text]) => [
    key,
    text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
  ]);
  return Object.fromEntries(filled) as Words;
}

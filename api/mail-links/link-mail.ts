import type { LinkSubject } from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import type { SiteFile } from '../catalogue-files/site-file';
import { inLanguage, type InLanguages } from '../http/in-language';
import type { Mail } from '../mail/mail';
import { oneClickAddress } from './links';

/** Who writes, and where its links lead: base addresses without trailing slash. */
export interface Sender {
  site: Pick<SiteFile, 'name' | 'contact'>;
  siteUrl: string;
  apiUrl: string;
}

/** The gallery as it writes now. */
export function senderOf({ catalogue, settings }: Pick<ApiServices, 'catalogue' | 'settings'>): Sender {
  const { siteUrl, apiPublicUrl } = settings;
  return { site: catalogue().site, siteUrl, apiUrl: apiPublicUrl || siteUrl };
}

/** Whom a mail is to, and the token by which its reader gives up what it is about. */
export interface MailParts {
  email: string;
  locale: LocaleCode;
  withdrawToken: string;
}

/** A mail to a visitor, which can be answered by one click that no more are wanted. */
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
      // Nobody's automatic answer is wanted.
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${oneClickAddress(apiUrl, subject, withdrawToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Words of mails in a language, with the gallery's name and what else stands in braces. */
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

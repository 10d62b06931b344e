import type { LocaleCode } from '../../src/contract/locale-codes';
import type { SiteFile } from '../catalogue-files/site-file';
import { inLanguage } from '../http/in-language';
import type { Mail } from '../mail/mail';
import { oneClickAddress, pageAddress } from './links';
import { NEWSLETTER_WORDS, type NewsletterWords } from './newsletter-words';

/** Who writes, and where its links lead: base addresses without trailing slash. */
export interface Sender {
  site: Pick<SiteFile, 'name' | 'contact'>;
  siteUrl: string;
  apiUrl: string;
}

interface MailParts {
  email: string;
  locale: LocaleCode;
  withdrawToken: string;
}

/** What somebody agrees to who confirms, in the words of a language. */
export const consentWords = ({ site }: Sender, locale: LocaleCode): string =>
  spoken(inLanguage(NEWSLETTER_WORDS, locale), site.name).consent;

/** The mail that asks whether the newsletter is wanted at its address. */
export function confirmationMail(sender: Sender, parts: MailParts & { confirmToken: string }): Mail {
  const { locale, withdrawToken, confirmToken } = parts;
  const words = spoken(inLanguage(NEWSLETTER_WORDS, locale), sender.site.name);
  const page = pageAddress.bind(undefined, sender.siteUrl);
  return mailOf(sender, parts, words.confirmSubject, [
    words.hello,
    words.asked,
    page('confirm', confirmToken, locale),
    words.consent,
    words.ignore,
    page('withdraw', withdrawToken, locale),
  ]);
}

/** The mail that tells who subscribes once more that nothing is left to do: the page must not say who does already. */
export function alreadySubscribedMail(sender: Sender, parts: MailParts): Mail {
  const { locale, withdrawToken } = parts;
  const words = spoken(inLanguage(NEWSLETTER_WORDS, locale), sender.site.name);
  return mailOf(sender, parts, words.knownSubject, [
    words.hello,
    words.known,
    words.withdraw,
    pageAddress(sender.siteUrl, 'withdraw', withdrawToken, locale),
  ]);
}

function mailOf(
  { site, apiUrl }: Sender,
  { email, withdrawToken }: MailParts,
  subject: string,
  paragraphs: string[],
): Mail {
  return {
    kind: 'newsletter',
    to: email,
    visitor: email,
    replyTo: { name: site.name, address: site.contact.email },
    subject,
    text: `${[...paragraphs, site.name].join('\n\n')}\n`,
    headers: {
      // Nobody's automatic answer is wanted.
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${oneClickAddress(apiUrl, withdrawToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const spoken = (words: NewsletterWords, name: string): NewsletterWords =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, text.replace('{name}', () => name)]),
  ) as NewsletterWords;

import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Mail } from '../mail/mail';
import { linkMail, spoken, type MailParts, type Sender } from '../mail-links/link-mail';
import { pageAddress } from '../mail-links/links';
import { NEWSLETTER_WORDS, type NewsletterWords } from './newsletter-words';

export const consentWords = (sender: Sender, locale: LocaleCode): string => wordsOf(sender, locale).consent;

export function confirmationMail(sender: Sender, parts: MailParts & { confirmToken: string }): Mail {
  const { locale, withdrawToken, confirmToken } = parts;
  const words = wordsOf(sender, locale);
  return linkMail(sender, parts, {
    subject: 'newsletter',
    title: words.confirmSubject,
    paragraphs: [
      words.hello,
      words.asked,
      pageAddress(sender.siteUrl, 'newsletter', 'confirm', { token: confirmToken, locale }),
      words.consent,
      words.ignore,
      pageAddress(sender.siteUrl, 'newsletter', 'withdraw', { token: withdrawToken, locale }),
    ],
  });
}

/** The page cannot say that an address is subscribed already, so this mail does. */
export function alreadySubscribedMail(sender: Sender, parts: MailParts): Mail {
  const { locale, withdrawToken } = parts;
  const words = wordsOf(sender, locale);
  return linkMail(sender, parts, {
    subject: 'newsletter',
    title: words.knownSubject,
    paragraphs: [
      words.hello,
      words.known,
      words.withdraw,
      pageAddress(sender.siteUrl, 'newsletter', 'withdraw', { token: withdrawToken, locale }),
    ],
  });
}

const wordsOf = ({ site }: Sender, locale: LocaleCode): NewsletterWords =>
  spoken(NEWSLETTER_WORDS, locale, { name: site.name });

import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Mail } from '../mail/mail';
import { linkMail, spoken, type MailParts, type Sender } from '../mail-links/link-mail';
import { pageAddress } from '../mail-links/links';
import { WISH_WORDS, type WishWords } from './wish-words';

interface WishParts extends MailParts {
  id: number;
  wish: string;
}

export const wishConsent = (sender: Sender, locale: LocaleCode): string => wordsOf(sender, locale).consent;

/** Without the visitor's words: anyone can have it sent to any address. */
export function wishConfirmationMail(sender: Sender, parts: WishParts & { confirmToken: string }): Mail {
  const { locale, withdrawToken, confirmToken } = parts;
  const words = wordsOf(sender, locale);
  return wishMail(sender, parts, words.confirmSubject, [
    words.hello,
    words.asked,
    words.confirm,
    pageAddress(sender.siteUrl, 'wishes', 'confirm', { token: confirmToken, locale }),
    words.consent,
    words.ignore,
    pageAddress(sender.siteUrl, 'wishes', 'withdraw', { token: withdrawToken, locale }),
  ]);
}

/** The page cannot say that a wish is known already, so this mail does. */
export function knownWishMail(sender: Sender, parts: WishParts): Mail {
  const { locale, withdrawToken } = parts;
  const words = wordsOf(sender, locale);
  return wishMail(sender, parts, words.knownSubject, [
    words.hello,
    words.known,
    quoted(parts.wish),
    words.withdraw,
    pageAddress(sender.siteUrl, 'wishes', 'withdraw', { token: withdrawToken, locale }),
  ]);
}

const wishMail = (sender: Sender, parts: WishParts, title: string, paragraphs: string[]): Mail => ({
  ...linkMail(sender, parts, { subject: 'wishes', title, paragraphs }),
  wish: parts.id,
});

const wordsOf = ({ site }: Sender, locale: LocaleCode): WishWords =>
  spoken(WISH_WORDS, locale, { name: site.name });

/** As a quotation, since its reader may not have written it. */
export const quoted = (wish: string): string =>
  wish
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

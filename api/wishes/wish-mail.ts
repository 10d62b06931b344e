import type { InLanguages } from '../../src/contract/in-language';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { linkMail, type MailParts, type Sender, spoken } from '../mail-links/link-mail';
import { pageAddress } from '../mail-links/links';
import type { Mail } from '../mail/mail';

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

const EN = {
  confirmSubject: 'Please confirm your wish',
  hello: 'Hello,',
  asked:
    'On the site of {name} somebody asked to be told at this address when something that they are looking for arrives.',
  confirm: 'Is the address yours, and do you want to be told? Then please confirm it on this page:',
  consent:
    'By confirming, you agree that {name} may write to you by email when something like what you are looking for arrives.',
  ignore:
    'If you know nothing of this, you need not do anything: without confirmation the address is deleted after 30 days. To have it deleted at once, and to withdraw the wish at any time, use this page:',
  knownSubject: 'Your wish is already noted',
  known:
    'On the site of {name} somebody asked once more to be told at this address of the following. It is noted already: there is nothing left to do.',
  withdraw: 'If you no longer want to be told, use this page at any time to withdraw the wish:',
};
type WishWords = typeof EN;

/** The confirmation page shows the same words of consent. */
const WISH_WORDS: InLanguages<WishWords> = {
  en: EN,
  fr: {
    confirmSubject: 'Confirmez votre souhait',
    hello: 'Bonjour,',
    asked:
      'Sur le site de {name}, quelqu’un a demandé à être prévenu à cette adresse si une pièce qu’il cherche arrive.',
    confirm: 'Est-ce votre adresse, et souhaitez-vous être prévenu\u202f? Confirmez-le sur cette page\u202f:',
    consent:
      'En confirmant, vous acceptez que {name} vous écrive par e-mail lorsqu’une pièce semblable à celle que vous cherchez arrive.',
    ignore:
      'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire\u202f: sans confirmation, l’adresse est supprimée au bout de 30 jours. Pour la supprimer dès maintenant, ou pour retirer le souhait à tout moment, il y a cette page\u202f:',
    knownSubject: 'Votre souhait est déjà noté',
    known:
      'Sur le site de {name}, quelqu’un a demandé une nouvelle fois à être prévenu à cette adresse de ce qui suit. C’est déjà noté\u202f: il ne reste rien à faire.',
    withdraw:
      'Si vous ne souhaitez plus être prévenu, cette page permet à tout moment de retirer le souhait\u202f:',
  },
};

import { inLanguage, type InLanguages } from '../../src/contract/in-language';
import type { LinkSubject } from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Queries } from '../database/queries';
import type { ConsentState } from '../database/schema/visitors';
import { queueMail } from '../mail/mail-queries';
import { type Asker, noteAsked } from './consents';
import { linkMail, type Sender, spoken } from './link-mail';
import { keepLink, pageAddress } from './links';

/** What its mails say; `{name}` is the gallery's. Empty lines divide paragraphs. */
export interface ListWords {
  confirmSubject: string;
  hello: string;
  /** Why the mail comes, and what the first link is for. */
  asked: string;
  /** What is agreed to by confirming; the confirmation page shows the same words. */
  consent: string;
  /** What the second link is for. */
  ignore: string;
  knownSubject: string;
  known: string;
  withdraw: string;
}

/** A list of addresses that are confirmed by mail. */
export interface ConfirmedList {
  subject: LinkSubject;
  words: InLanguages<ListWords>;
}

/** Who asked to be on a list. */
interface Asking {
  asker: Asker;
  email: string;
  locale: LocaleCode;
  /** Of the row, which is there already. */
  state: ConsentState;
  /** What was asked for, which only mails to somebody who has confirmed it repeat: anyone can give any address. */
  quote?: string;
}

const wordsOf = ({ words }: ConfirmedList, { site }: Sender, locale: LocaleCode): ListWords =>
  spoken({ ...inLanguage(words, locale) }, { name: site.name });

export const consentWords = (list: ConfirmedList, sender: Sender, locale: LocaleCode): string =>
  wordsOf(list, sender, locale).consent;

/**
 * Mails a link to confirm; to who has confirmed already, that there is nothing left to do, as the page cannot say so. Call it in a
 * write; then wake the mailer.
 */
export async function askToConfirm(
  to: Queries,
  list: ConfirmedList,
  sender: Sender,
  { asker, email, locale, state, quote }: Asking,
  now: number,
): Promise<void> {
  await noteAsked(to, asker, now);
  const { subject } = list;
  const words = wordsOf(list, sender, locale);
  const wish = 'wish' in asker ? asker.wish : null;
  const link = { email, wish };
  const withdrawToken = await keepLink(to, { ...link, purpose: 'withdraw' }, now);
  const address = (purpose: 'confirm' | 'withdraw', token: string) =>
    pageAddress(sender.siteUrl, subject, purpose, { token, locale });
  const mail = async (): Promise<{ title: string; paragraphs: readonly string[] }> => {
    const leave = address('withdraw', withdrawToken);
    if (state === 'confirmed') {
      const { knownSubject: title, hello, known, withdraw } = words;
      return { title, paragraphs: [hello, known, ...(quote ? [quoted(quote)] : []), withdraw, leave] };
    }
    const { confirmSubject: title, hello, asked, consent, ignore } = words;
    const token = await keepLink(to, { ...link, purpose: 'confirm', consent, locale }, now);
    return { title, paragraphs: [hello, asked, address('confirm', token), consent, ignore, leave] };
  };
  const written = linkMail(sender, { email, withdrawToken }, { subject, ...(await mail()) });
  await queueMail(to, { ...written, ...(wish !== null && { wish }) }, now);
}

/** As a quotation, since its reader may not have written it. */
export const quoted = (wish: string): string =>
  wish
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

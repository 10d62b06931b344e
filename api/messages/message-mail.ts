import { inLanguage } from '../../src/contract/in-language';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { briefLine } from '../../src/contract/text/brief-line';
import type { Mail } from '../mail/mail';
import { MAIL_WORDS } from '../mail/mail-words';

interface Written {
  name: string;
  /** Null where the gallery has none. */
  email: string | null;
  phone?: string | undefined;
  message: string;
}

/** Each with its label; empty ones are left out. What visitors write comes in by `inALine`. */
type Lines = readonly (string | false | undefined)[];

interface Told {
  /** `{name}` is who writes; other places are of `values`. */
  subject: string;
  values?: Readonly<Record<string, string>>;
  /** What it is about, above who writes. */
  about?: Lines;
  /** Beneath who writes. */
  lines?: Lines;
  /** Said in the subject as well, by which mail programs can sort. */
  isSuspected?: boolean;
}

/** Tells the gallery what somebody writes by a form; replies go there. @param language the gallery's */
export function messageMail(
  language: LocaleCode,
  { name, email, phone, message }: Written,
  { subject, values, about = [], lines = [], isSuspected = false }: Told,
): Mail {
  const words = inLanguage(MAIL_WORDS, language);
  const who = inALine(name);
  const said: Readonly<Record<string, string>> = { ...values, name: who };
  const all = [
    ...about,
    words.name + who,
    email && words.email + email,
    phone && words.phone + inALine(phone),
    ...lines,
    isSuspected && words.suspected,
  ];
  return {
    kind: 'message',
    visitor: email ?? '',
    ...(email && { replyTo: { name: who, address: email } }),
    subject:
      (isSuspected ? words.suspectedSubject : '') +
      subject.replace(/\{(\w+)\}/g, (place, one: string) => said[one] ?? place),
    text: `${all.filter(Boolean).join('\n')}\n\n${message}\n`,
  };
}

/** Characters of a name or title that mail programs show in a subject. */
const MOST = 120;

/** A line break would end the header or labelled line. */
export const inALine = (text: string): string => briefLine(text, MOST);

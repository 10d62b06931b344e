import { type ContactBody, isSuspected } from '../../src/contract/forms/forms';
import { inLanguage } from '../../src/contract/in-language';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { briefLine } from '../../src/contract/text/brief-line';
import type { GalleryEvent, Work } from '../content/published/catalogue-content';
import type { Enquired } from '../forms/enquired';
import { longDay } from '../mail/long-day';
import type { Mail } from '../mail/mail';
import { MAIL_WORDS, type MailWords } from '../mail/mail-words';

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

/**
 * @param language the gallery's; `visitorLanguage` is that of the form; `arrangedAt` the address that shows the works as the
 * visitor has placed them
 */
export function enquiryMail(
  language: LocaleCode,
  body: ContactBody,
  { work, works, event, arrangedAt }: Enquired & { arrangedAt?: string | undefined },
  visitorLanguage: LocaleCode,
): Mail {
  const words = inLanguage(MAIL_WORDS, language);
  const about = [...new Set(work ? [work, ...works] : works)].map((each) => nameOf(each, language));
  const visited = event && eventName(event, language);
  return messageMail(language, body, {
    subject: visited
      ? words.subjectEvent
      : ([words.subject, words.subjectWork][about.length] ?? words.subjectWorks),
    values: { work: about[0] ?? '', event: visited ?? '', count: String(about.length) },
    about: [
      visited && words.event + visited,
      ...workLines(about, words),
      arrangedAt && words.arranged + arrangedAt,
    ],
    isSuspected: isSuspected(body),
    lines: [
      words.replyBy + (body.inquiry_by === 'phone' ? words.byPhone : words.byEmail),
      words.language + new Intl.DisplayNames(language, { type: 'language' }).of(visitorLanguage),
      words.newsletter + (body.newsletter ? words.yes : words.no),
    ],
  });
}

function workLines(names: readonly string[], words: MailWords): string[] {
  const [first] = names;
  if (first === undefined) return [];
  return names.length === 1 ? [words.work + first] : [words.works, ...names.map((name) => `- ${name}`)];
}

const nameOf = (work: Work, language: LocaleCode): string =>
  `${inALine(titleIn(work, language))} (${inALine(work.reference)})`;

function eventName(event: GalleryEvent, language: LocaleCode): string {
  const day = longDay(new Date(event.starts_on), language, 'UTC');
  return `${inALine(titleIn(event, language))} (${[day, event.starts_at].filter(Boolean).join(', ')})`;
}

const titleIn = ({ title }: Pick<Work, 'title'>, language: LocaleCode): string =>
  title[language] ?? Object.values(title).find(Boolean) ?? '';

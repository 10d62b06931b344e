import { briefLine } from '../../src/contract/text/brief-line';
import type { ContactBody } from '../../src/contract/forms/forms';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Enquired } from '../forms/enquired';
import type { GalleryEvent, Work } from '../loading/catalogue-content';
import type { Mail } from './mail';
import { inLanguage } from '../../src/contract/in-language';
import { longDay } from './long-day';
import { MAIL_WORDS, type MailWords } from './mail-words';

/**
 * Replies go to the visitor. @param language the gallery's; `visitorLanguage` is that of the form; `arrangedAt` the address that
 * shows the works as the visitor has placed them
 */
export function messageMail(
  language: LocaleCode,
  body: ContactBody,
  { work, works, event, arrangedAt }: Enquired & { arrangedAt?: string | undefined },
  visitorLanguage: LocaleCode,
): Mail {
  const words = inLanguage(MAIL_WORDS, language);
  const name = inALine(body.name);
  const about = [...new Set(work ? [work, ...works] : works)].map((each) => nameOf(each, language));
  const visited = event && eventName(event, language);
  const lines = [
    visited && words.event + visited,
    ...workLines(about, words),
    arrangedAt && words.arranged + arrangedAt,
    words.name + name,
    words.email + body.email,
    body.phone && words.phone + inALine(body.phone),
    words.replyBy + (body.inquiry_by === 'phone' ? words.byPhone : words.byEmail),
    words.language + new Intl.DisplayNames(language, { type: 'language' }).of(visitorLanguage),
    words.newsletter + (body.newsletter ? words.yes : words.no),
  ];
  const subject = visited
    ? words.subjectEvent
    : ([words.subject, words.subjectWork][about.length] ?? words.subjectWorks);
  const values: Record<string, string> = {
    '{name}': name,
    '{work}': about[0] ?? '',
    '{event}': visited ?? '',
    '{count}': String(about.length),
  };
  return {
    kind: 'message',
    visitor: body.email,
    replyTo: { name, address: body.email },
    subject: subject.replace(/\{\w+\}/g, (place) => values[place] ?? place),
    text: `${lines.filter(Boolean).join('\n')}\n\n${body.message}\n`,
  };
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

/** Characters of a name or title that mail programs show in a subject. */
const MOST = 120;

/** A line break would end the header or labelled line. */
const inALine = (text: string): string => briefLine(text, MOST);

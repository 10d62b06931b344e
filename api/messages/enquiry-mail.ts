import { isSuspected, type ContactBody } from '../../src/contract/forms/forms';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Enquired } from '../forms/enquired';
import type { GalleryEvent, Work } from '../content/published/catalogue-content';
import type { Mail } from '../mail/mail';
import { inLanguage } from '../../src/contract/in-language';
import { longDay } from '../mail/long-day';
import { MAIL_WORDS, type MailWords } from '../mail/mail-words';
import { inALine, messageMail } from './message-mail';

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

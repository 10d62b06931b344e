import { ENQUIRY_WORDS } from '../../../i18n/lazy/enquiry';
import type { LocaleCode } from '../../../i18n/locales';
import type { Translate } from '../../../i18n/message-key';

export const ENQUIRY_SUBJECTS = ['pictures', 'price', 'visit'] as const;
type EnquirySubject = (typeof ENQUIRY_SUBJECTS)[number];

/** All that the form may have written, each in the same place. */
const linesOf = (words: (typeof ENQUIRY_WORDS)[LocaleCode]): string[] => [
  words['enquiry.reservation'],
  ...ENQUIRY_SUBJECTS.flatMap((subject) => [
    words[`enquiry.line.${subject}_one`],
    words[`enquiry.line.${subject}_other`],
  ]),
];

/** In every language: a change of language keeps the draft. */
const WRITTEN = Object.values(ENQUIRY_WORDS).map(linesOf);

interface Span {
  start: number;
  end: number;
}

const isWritten = (text: string): boolean => WRITTEN.some((known) => known.includes(text.trim()));

/** Where the form's own line is: it begins a message, or is a paragraph after what was written before it was chosen. */
function ownLineIn(message: string): Span | undefined {
  const [first = ''] = message.split('\n', 1);
  if (isWritten(first)) return { start: 0, end: first.length };
  const last = /\n\s*\n([^\n]+)\s*$/.exec(message)?.[1];
  if (last === undefined || !isWritten(last)) return undefined;
  const start = message.lastIndexOf(last);
  return { start, end: start + last.length };
}

/** Replaces the line of another subject, or adds one after what is there. @param subject undefined removes the line */
export function withSubjectLine(
  message: string,
  subject: EnquirySubject | undefined,
  t: Translate,
  works: number,
): string {
  const own = ownLineIn(message);
  if (!own && !subject) return message;
  const { start, end } = own ?? { start: message.length, end: message.length };
  const before = message.slice(0, start).trimEnd();
  const after = message.slice(end).replace(/^\s+/, '');
  return [before, subject ? t(`enquiry.line.${subject}`, { count: works }) : '', after]
    .filter(Boolean)
    .join('\n\n');
}

/** Says a line that the form has written in another language in this one; what somebody else wrote stays. */
export function inLanguage(message: string, locale: LocaleCode): string {
  const own = ownLineIn(message);
  if (!own) return message;
  const line = message.slice(own.start, own.end).trim();
  const place = WRITTEN.map((known) => known.indexOf(line)).find((found) => found >= 0)!;
  return message.slice(0, own.start) + linesOf(ENQUIRY_WORDS[locale])[place] + message.slice(own.end);
}

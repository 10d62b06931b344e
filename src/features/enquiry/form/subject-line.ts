import {
  ENQUIRY_SUBJECTS,
  type EnquirySubject,
  type EnquiryWords,
} from '../../../i18n/pages/forms/enquiry-page';
import { ENQUIRY_WORDS } from '../../../i18n/pages/forms/enquiry-words';

type Lines = Pick<EnquiryWords, 'lines' | 'reservation'>;

/** All that the form may have written, each in the same place. */
const linesOf = ({ lines, reservation }: Lines): string[] => [
  reservation,
  ...ENQUIRY_SUBJECTS.flatMap((subject) => [lines[subject](1), lines[subject](2)]),
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
  { lines }: Pick<EnquiryWords, 'lines'>,
  works: number,
): string {
  const own = ownLineIn(message);
  if (!own && !subject) return message;
  const { start, end } = own ?? { start: message.length, end: message.length };
  const before = message.slice(0, start).trimEnd();
  const after = message.slice(end).replace(/^\s+/, '');
  return [before, subject ? lines[subject](works) : '', after].filter(Boolean).join('\n\n');
}

/** Says a line that the form has written in another language in this one; what somebody else wrote stays. */
export function inTheseWords(message: string, words: Lines): string {
  const own = ownLineIn(message);
  if (!own) return message;
  const line = message.slice(own.start, own.end).trim();
  const place = WRITTEN.map((known) => known.indexOf(line)).find((found) => found >= 0)!;
  return message.slice(0, own.start) + linesOf(words)[place] + message.slice(own.end);
}

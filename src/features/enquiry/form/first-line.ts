import { ENQUIRY_SUBJECTS, type EnquirySubject, type EnquiryWords } from '../../../i18n/pages/enquiry-page';
import { ENQUIRY_WORDS } from '../../../i18n/pages/enquiry-words';

type Lines = Pick<EnquiryWords, 'lines' | 'reservation'>;

/** All that the form may have written, each in the same place. */
const linesOf = ({ lines, reservation }: Lines): string[] => [
  reservation,
  ...ENQUIRY_SUBJECTS.flatMap((subject) => [lines[subject](1), lines[subject](2)]),
];

/** In every language: a change of language keeps the draft. */
const WRITTEN = Object.values(ENQUIRY_WORDS).map(linesOf);

const firstLineOf = (message: string): string => message.split('\n', 1)[0] ?? '';

/** Replaces the first line of another subject, or adds one. @param subject undefined removes the line */
export function withFirstLine(
  message: string,
  subject: EnquirySubject | undefined,
  { lines }: Pick<EnquiryWords, 'lines'>,
  works: number,
): string {
  const first = firstLineOf(message);
  const isWritten = WRITTEN.some((known) => known.includes(first.trim()));
  const rest = isWritten ? message.slice(first.length).replace(/^\s+/, '') : message;
  return [...(subject ? [lines[subject](works)] : []), ...(rest ? [rest] : [])].join('\n\n');
}

/** Says a first line that the form has written in another language in this one; what somebody else wrote stays. */
export function inTheseWords(message: string, words: Lines): string {
  const first = firstLineOf(message);
  const place = WRITTEN.map((known) => known.indexOf(first.trim())).find((found) => found >= 0);
  return place === undefined ? message : linesOf(words)[place] + message.slice(first.length);
}

import { ENQUIRY_SUBJECTS, type EnquirySubject, type EnquiryWords } from '../../../i18n/pages/enquiry-page';

/** Replaces the first line of another subject, or adds one. @param subject undefined removes the line */
export function withFirstLine(
  message: string,
  subject: EnquirySubject | undefined,
  { lines }: Pick<EnquiryWords, 'lines'>,
  works: number,
): string {
  const known = ENQUIRY_SUBJECTS.flatMap((each) => [lines[each](1), lines[each](2)]);
  const first = message.split('\n', 1)[0] ?? '';
  const rest = known.includes(first.trim()) ? message.slice(first.length).replace(/^\s+/, '') : message;
  return [...(subject ? [lines[subject](works)] : []), ...(rest ? [rest] : [])].join('\n\n');
}

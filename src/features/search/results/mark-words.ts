import type { Match } from '../index/find-items';
import { fold } from '../../../contract/text/fold';
import { WORD } from '../index/terms';

export interface TextPart {
  text: string;
  marked: boolean;
}

/** Cuts a text so that what was looked for can be marked: a word's beginning, or all of a word that was misspelt. */
export function markWords(text: string, match: Match): TextPart[] {
  // An accent stays with its letter.
  const whole = text.normalize('NFC');
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of whole.matchAll(WORD)) {
    const length = markedLength(word, match);
    if (length === 0) continue;
    parts.push({ text: whole.slice(end, index), marked: false });
    parts.push({ text: word.slice(0, length), marked: true });
    end = index + length;
  }
  parts.push({ text: whole.slice(end), marked: false });
  return parts.filter((part) => part.text !== '');
}

function markedLength(word: string, { queryTerms, terms }: Match): number {
  const folded = fold(word);
  const begun = Math.max(
    0,
    ...queryTerms.filter((term) => folded.startsWith(term)).map(({ length }) => length),
  );
  if (begun > 0) return lengthAsWritten(word, begun);
  return terms.includes(folded) ? word.length : 0;
}

/** How much of a word stands for the first letters of its folded form: 'œ' is one letter, 'oe' two. */
function lengthAsWritten(word: string, folded: number): number {
  let length = 0;
  while (length < word.length && fold(word.slice(0, length)).length < folded) length += 1;
  return length;
}

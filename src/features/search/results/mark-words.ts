import type { Match } from '../index/find-items';
import { fold } from '../../../contract/text/fold';
import { WORD } from '../index/terms';

export interface TextPart {
  text: string;
  marked: boolean;
}

export function markWords(text: string, match: Match): TextPart[] {
  // NFC keeps an accent with its letter.
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

/** Letters of `word` that fold to `folded` letters: 'œ' is one letter, 'oe' two. */
function lengthAsWritten(word: string, folded: number): number {
  let length = 0;
  while (length < word.length && fold(word.slice(0, length)).length < folded) length += 1;
  return length;
}

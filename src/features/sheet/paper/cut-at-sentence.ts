import { plainWords } from '../../../components/html/plain-words';
import { shortened } from '../../../contract/text/shortened';

/** Where a sentence ends: a full stop or the like and what closes behind it, before another one begins. */
const SENTENCE_END = /[.!?…](?:\u202f?["'’”»)])*(?= ["'‘“«(]*\p{Lu}|$)/gu;
/** What looks like an end before a capital and is none: 'A. Vasselot', 'Mme. Brisse', 'St. Ives'. */
const ABBREVIATION = /(?:^|[\s(«“‘'’-])(?:\p{Lu}|Mr?s?|Mme|Mlle|Dr|St|Ste|cf|vol|cat|no|nº)\.$/u;

/**
 * The beginning of a text as plain paragraphs, ended where a sentence ends, so that it fits a place of fixed size.
 * A text whose first sentence alone is too long is cut at a word, with an ellipsis.
 * @param safe HTML of the contract's subset, as a view model holds it
 * @param maxCharacters of all paragraphs together
 */
export function cutAtSentence(safe: string, maxCharacters: number): string[] {
  const kept: string[] = [];
  let room = maxCharacters;
  for (const part of safe.split(/<\/(?:p|li|h3|h4|blockquote)>/)) {
    const text = plainWords(part);
    if (text.length > room) {
      const cut = wholeSentences(text, room);
      if (cut) kept.push(cut);
      else if (kept.length === 0) kept.push(shortened(text, maxCharacters));
      break;
    }
    if (text) kept.push(text);
    room -= text.length;
  }
  return kept;
}

/** The longest run of whole sentences, '' when not even the first fits. */
function wholeSentences(text: string, room: number): string {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const stop = match.index + match[0].length;
    if (stop > room) break;
    if (!ABBREVIATION.test(text.slice(0, match.index + 1))) end = stop;
  }
  return text.slice(0, end);
}

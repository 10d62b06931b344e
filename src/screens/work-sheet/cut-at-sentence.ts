import { plainText } from '../../components/html/safe-html';

/** Where a sentence ends: a full stop or the like and what closes behind it, before another one begins. */
const SENTENCE_END = /[.!?…](?:\u202f?["'’”»)])*(?= ["'‘“«(]*\p{Lu}|$)/gu;
/** What looks like an end before a capital and is none: 'A. Vasselot', 'Mme. Brisse', 'St. Ives'. */
const ABBREVIATION = /(?:^|[\s(«“‘'’-])(?:\p{Lu}|Mr?s?|Mme|Mlle|Dr|St|Ste|cf|vol|cat|no|nº)\.$/u;

/**
 * The beginning of a text as plain paragraphs, ended where a sentence ends, so that it fits a place of fixed size.
 * A text whose first sentence alone is too long is cut at a word, with an ellipsis.
 * @param html of the contract's subset
 * @param maxCharacters of all paragraphs together
 */
export function cutAtSentence(html: string, maxCharacters: number): string[] {
  const kept: string[] = [];
  let room = maxCharacters;
  for (const part of html.split(/<\/(?:p|li|h3|h4|blockquote)>/)) {
    const text = plainText(part, Infinity);
    if (text.length > room) {
      const cut = wholeSentences(text, room);
      if (cut) kept.push(cut);
      else if (kept.length === 0) kept.push(plainText(part, maxCharacters));
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

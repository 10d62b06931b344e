import { plainText } from '../../components/html/safe-html';

/** Where a paragraph may end: a full stop, question mark or the like, with the closing marks behind it. */
const SENTENCE_END = /[.!?…]["'’”»)\u202f\u00a0 ]*?(?=\s|$)/gu;
/** What looks like an end and is none: 'J. Prouvé', 'c. 1955', 'no. 12'. */
const ABBREVIATION = /(?:^|[\s(«“‘'’])(?:\p{Lu}|c|ca|no|nº|vol|pp?|fig|cat|ill|St|Mr?s?|M|Mme|Dr|cf|env)\.$/u;

/**
 * The beginning of a text as plain paragraphs, ended where a sentence ends, so that it fits a place of fixed size.
 * A text whose first sentence alone is too long is cut at a word, with an ellipsis.
 * @param html of the contract's subset
 * @param maxCharacters of all paragraphs together
 */
export function cutAtSentence(html: string, maxCharacters: number): string[] {
  const kept: string[] = [];
  let room = maxCharacters;
  for (const paragraph of paragraphsOf(html)) {
    if (paragraph.length <= room) {
      kept.push(paragraph);
      room -= paragraph.length;
      continue;
    }
    const part = wholeSentences(paragraph, room);
    if (part) kept.push(part);
    else if (kept.length === 0) kept.push(plainText(paragraph, maxCharacters));
    break;
  }
  return kept.filter(Boolean);
}

const paragraphsOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h3|h4|blockquote)>/)
    .map((part) => withNarrowSpaces(plainText(part, Infinity)))
    .filter(Boolean);

/** Plain text has one kind of space; without the narrow ones of French a line could begin with its punctuation. */
const withNarrowSpaces = (text: string): string =>
  text.replace(/ (?=[;:!?»])/g, '\u202f').replace(/(?<=«) /g, '\u202f');

/** The longest run of whole sentences, '' when not even the first fits. */
function wholeSentences(text: string, room: number): string {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const stop = match.index + match[0].trimEnd().length;
    if (stop > room) break;
    if (!ABBREVIATION.test(text.slice(0, match.index + 1))) end = stop;
  }
  return text.slice(0, end);
}

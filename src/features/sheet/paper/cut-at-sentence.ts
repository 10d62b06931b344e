import { plainWords } from '../../../components/html/plain-words';
import { shortened } from '../../../contract/text/shortened';

/** A full stop or the like, and what closes behind it, before another sentence. */
const SENTENCE_END = /[.!?…](?:\u202f?["'’”»)])*(?= ["'‘“«(]*\p{Lu}|$)/gu;
/** Stops that end no sentence: 'A. Vasselot', 'Mme. Brisse', 'St. Ives'. */
const ABBREVIATION = /(?:^|[\s(«“‘'’-])(?:\p{Lu}|Mr?s?|Mme|Mlle|Dr|St|Ste|cf|vol|cat|no|nº)\.$/u;

/** Whole sentences; a first one that is too long is cut at a word. @param safe sanitised HTML */
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

/** '' when not even the first sentence fits. */
function wholeSentences(text: string, room: number): string {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const stop = match.index + match[0].length;
    if (stop > room) break;
    if (!ABBREVIATION.test(text.slice(0, match.index + 1))) end = stop;
  }
  return text.slice(0, end);
}

import { openDirections } from './open-directions';

/**
 * A text ended at a word, with an ellipsis, when it is longer than `limit` characters (UTF-16); within a word that is
 * longer than half of that. What it turns the direction of is turned back.
 */
export function shortened(text: string, limit = 160): string {
  if (text.length <= limit) return text;
  const word = text.lastIndexOf(' ', limit - 1);
  const cut = text.slice(0, word > limit / 2 ? word : endOfLetter(text, limit - 1));
  const kept = cut.replace(/[\s,;:.–-]+$/, '');
  return `${kept}${openDirections(kept)}…`;
}

/** What belongs to the letter before it: the second half of a pair, an accent, a part of an emoji. */
const BELONGS = /^[\p{Cs}\p{M}\p{Emoji_Modifier}\u200d]/u;
const JOINER = '\u200d';
/** Signs of the longest letters that people write, a family of four for example. */
const LONGEST_LETTER = 40;

/** The last place up to `end` that is not within a letter of several signs. */
function endOfLetter(text: string, end: number): number {
  for (let at = end; at > end - LONGEST_LETTER; at -= 1)
    if (!BELONGS.test(text.slice(at, at + 2)) && text[at - 1] !== JOINER) return at;
  return end;
}

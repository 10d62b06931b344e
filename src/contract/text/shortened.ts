import { openDirections } from './open-directions';

/** `limit` in UTF-16 units. Cuts at a word unless that is longer than half; closes open text directions. */
export function shortened(text: string, limit = 160): string {
  if (text.length <= limit) return text;
  const word = text.lastIndexOf(' ', limit - 1);
  const cut = text.slice(0, word > limit / 2 ? word : endOfLetter(text, limit - 1));
  const kept = cut.replace(/[\s,;:.–-]+$/, '');
  return `${kept}${openDirections(kept)}…`;
}

/** Must not be parted from the character before: surrogates, accents, parts of emoji. */
const BELONGS = /^[\p{Cs}\p{M}\p{Emoji_Modifier}\u200d]/u;
const JOINER = '\u200d';
/** UTF-16 units of the longest graphemes in use, such as a family of four. */
const LONGEST_LETTER = 40;

function endOfLetter(text: string, end: number): number {
  for (let at = end; at > end - LONGEST_LETTER; at -= 1)
    if (!BELONGS.test(text.slice(at, at + 2)) && text[at - 1] !== JOINER) return at;
  return end;
}

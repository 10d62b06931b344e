import { HTML_BOUNDS } from './html-subset';
import { openDirections } from './open-directions';
import { UNREADABLE } from './readable';

/** Control characters except tab and line ends, and lone surrogates. */
const NO_CHARACTER = new RegExp(`(?![\\t\\n\\r])[${UNREADABLE}\\p{Cs}]`, 'u');
/** Fast path: most texts contain none of these. */
const SUSPECT = new RegExp(`[${UNREADABLE}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]`, 'u');

/** What is wanted instead, in English. Open text directions would change the text that follows. */
export function textFault(text: string): string | undefined {
  if (!SUSPECT.test(text)) return undefined;
  const [wrong] = NO_CHARACTER.exec(text) ?? [];
  if (wrong) return `Expected text without control characters and halves of characters (${codeOf(wrong)})`;
  const [ending] = openDirections(text);
  return ending && `Expected every mark that turns the direction to be ended in the text (${codeOf(ending)})`;
}

const REFERENCES = /&#(?:x([\da-f]+)|(\d+));?/gi;
/** HTML reads these code points as Windows-1252. */
const WINDOWS_LETTERS = /[\u0080-\u009f]/;
const LAST_CHARACTER = 0x10ffff;

/** Also finds characters written as numeric references, and what is too long or has too many tags. */
export const htmlFault = (html: string): string | undefined =>
  sizeFault(html) ??
  textFault(
    html.replace(REFERENCES, (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      const character = code <= LAST_CHARACTER ? String.fromCodePoint(code) : '';
      return WINDOWS_LETTERS.test(character) ? '' : character;
    }),
  );

function sizeFault(html: string): string | undefined {
  const { characters, tags } = HTML_BOUNDS;
  if (html.length > characters) return `Expected string length less or equal to ${characters}`;
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0 && count <= tags; at = html.indexOf('<', at + 1)) count += 1;
  return count > tags ? `Expected ${tags} tags at most` : undefined;
}

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

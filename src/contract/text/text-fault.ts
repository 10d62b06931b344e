import { openDirections } from './open-directions';
import { UNREADABLE } from './readable';

/** Those but tab and line ends, and halves of a pair. */
const NO_CHARACTER = new RegExp(`(?![\\t\\n\\r])[${UNREADABLE}\\p{Cs}]`, 'u');
/** What most texts have nothing of: characters that may be such, or turn the direction of what follows. */
const SUSPECT = new RegExp(`[${UNREADABLE}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]`, 'u');

/**
 * Why a text cannot be shown, mailed or written into a file of any kind: it holds a control character or half of one, or
 * a mark that turns the direction and is not ended, so that what stands behind the text would be turned as well.
 * @returns what is wanted instead, in English, or undefined when nothing is wrong
 */
export function textFault(text: string): string | undefined {
  if (!SUSPECT.test(text)) return undefined;
  const [wrong] = NO_CHARACTER.exec(text) ?? [];
  if (wrong) return `Expected text without control characters and halves of characters (${codeOf(wrong)})`;
  const [ending] = openDirections(text);
  return ending && `Expected every mark that turns the direction to be ended in the text (${codeOf(ending)})`;
}

const REFERENCES = /&#(?:x([\da-f]+)|(\d+));?/gi;
/** What HTML reads as letters of Windows-1252, whatever number they are given. */
const WINDOWS_LETTERS = /[\u0080-\u009f]/;
const LAST_CHARACTER = 0x10ffff;

/** The same of a text of HTML, in which a number may stand for a character. */
export const htmlFault = (html: string): string | undefined =>
  textFault(
    html.replace(REFERENCES, (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      const character = code <= LAST_CHARACTER ? String.fromCodePoint(code) : '';
      return WINDOWS_LETTERS.test(character) ? '' : character;
    }),
  );

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

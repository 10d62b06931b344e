import { fold } from '../../../../src/contract/text/fold';
import { UNREADABLE } from '../../../../src/contract/text/readable';
import { textFault } from '../../../../src/contract/text/text-fault';

/** What an export puts before a formula, so that no spreadsheet runs it (api/subscriptions/list-file.ts). */
const SHIELD = /(^|[;,\t\r\n"])'(?=\s*[=+\-@\t\r＝＋－＠])/g;
const NO_CHARACTERS = new RegExp(`(?![\\t\\n])[${UNREADABLE}\\p{Cs}]`, 'gu');

/** Nobody sees how long they are, and what looks for a sign behind blanks would read them again from each. */
const LONG_GAP = /[^\S\n]{20,}/g;
const EMPTY_LINES = /\n(?:[^\S\n]*\n){2,}/g;

/** Of one paragraph or several, as the cell means it. */
export const cleanCell = (cell: string): string =>
  cell
    .replace(SHIELD, '$1')
    .replace(/\r\n?/g, '\n')
    .replace(NO_CHARACTERS, '')
    .replace(LONG_GAP, ' ')
    .replace(EMPTY_LINES, '\n\n')
    .normalize('NFC')
    .trim();

/** '-', 'n/a', 'N.C.': lists write it where there is nothing. */
export const isEmptyMark = (text: string): boolean => /^(?:[-–—_/.]+|#?n\/?\.?a\.?|n\.?c\.?)$/i.test(text);

/** Of one line: titles, materials. */
export const lineOf = (text: string): string => text.replace(/[ \t]*\n\s*/g, ' ');

/** A text that would turn round what stands behind it cannot be shown. */
export const isUnfit = (text: string): boolean => textFault(text) !== undefined;

/** Two that differ in spaces and typographic signs alone say the same. */
export const sameWords = (one: string, other: string): boolean => bare(one) === bare(other);
/** What is compared. */
export const bare = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/\s*[«»“”]\s*/g, '"')
    .replace(/\s+(?=[;:!?])/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** For comparing words that somebody chose: without accents, marks and case. */
export const wordsOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

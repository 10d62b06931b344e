import papaparse from 'papaparse';
import type { RowProblem } from '../lists';
import { ENCODINGS, tableOf, UnreadableList, type Encoding, type ReadFile } from './table';

const SEPARATORS = [';', '\t', ',', '|'];
/** Rows by which a separator is told. */
const TOLD_BY = 30;
const PROBLEMS: Readonly<Record<string, RowProblem>> = {
  MissingQuotes: 'openQuote',
  InvalidQuotes: 'strayQuote',
};
/** The first line that Excel may write: `sep=;`. */
const NAMED = /^sep=(.)\r?\n/i;

/** @param chosen by a person, in place of what is recognised. @throws UnreadableList */
export function readText(bytes: Uint8Array, chosen?: Encoding): ReadFile {
  const encoding = chosen ?? encodingOf(bytes);
  const whole = decode(bytes, encoding);
  if (whole.includes('\0')) throw new UnreadableList('notAList');
  const named = NAMED.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const sheet = {
    name: '',
    ...rowsOf(text, named?.[1] ?? separatorOf(text)),
    before: named ? 1 : 0,
    isStrict: true,
  };
  const oddWords = [...new Set(oddWordsIn(whole))].slice(0, SHOWN);
  return { sheets: tableOf(sheet) ? [sheet] : [], encoding, oddWords };
}

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Bytes that are looked at. */
const BEGINNING = 2000;
/** Odd words that a person is shown. */
const SHOWN = 12;

/** By its mark, by its bytes, then by which reading has fewer odd words. */
function encodingOf(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const wide = wideEncoding(bytes.subarray(0, BEGINNING));
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const [western, mac] = (['windows-1252', 'macintosh'] as const).map(
      (one) => oddWordsIn(decode(bytes, one)).length,
    );
    return mac! < western! ? 'macintosh' : 'windows-1252';
  }
}

/** Of 0x80 to 0x9F in Windows-1252, which Node 20 takes for Latin-1. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Without the mark at its beginning. */
function decode(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/g, (sign) => WESTERN.charAt(sign.charCodeAt(0) - 0x80))
    : text;
}

/** Every other byte of letters is 0 in UTF-16. */
function wideEncoding(beginning: Uint8Array): Encoding | undefined {
  const share = (from: number) =>
    beginning.filter((byte, at) => at % 2 === from && byte === 0).length / (beginning.length / 2);
  if (share(1) > 0.4 && share(0) < 0.1) return ENCODINGS[1];
  return share(0) > 0.4 && share(1) < 0.1 ? ENCODINGS[2] : undefined;
}

const WORD = /[^\s;,|"()]+/g;
/**
 * What no word has in English and French: signs that are none, 'Ã©', capitals with accents behind small letters ('CrŽateur'),
 * and signs between letters ('CrŽ™ne').
 */
const ODD =
  /[\ufffd\u0080-\u009f]|Ã[\u0080-\u00ff€™]|â€|\p{Ll}[À-ÖØ-ÞŽŠŒŸ]|\p{L}[ˆ™‡†„‰ƒ…¢£¥¬√≈∆ÿıˇ˘˙∏π∫◊][\p{Ll}]/u;

const oddWordsIn = (text: string): string[] =>
  // Ordinary words of ordinary letters need no second look.
  (text.match(WORD) ?? []).filter((word) => /[\u0080-\uffff]/.test(word) && ODD.test(word));

/** A line with a stray quotation mark is left out by itself: else it would swallow all that follows. */
function rowsOf(text: string, delimiter: string) {
  const rows: string[][] = [];
  const problems = new Map<number, RowProblem>();
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  let from = 0;
  while (from < text.length) {
    let read = 0;
    let problem: RowProblem | undefined;
    papaparse.parse<string[]>(text.slice(from), {
      delimiter,
      step({ data, errors, meta }, parser) {
        problem = errors.map(({ code }) => PROBLEMS[code]).find(Boolean);
        if (problem) return parser.abort();
        rows.push(data);
        read = meta.cursor;
      },
    });
    if (!problem) break;
    problems.set(rows.length, problem);
    rows.push([]);
    const end = text.indexOf(lineEnd, from + read);
    from = end < 0 ? text.length : end + 1;
  }
  return { rows, problems };
}

/** The one that parts most rows into the same number of cells. */
function separatorOf(text: string): string {
  const scores = SEPARATORS.map((separator) => {
    const { data } = papaparse.parse<string[]>(text, { delimiter: separator, preview: TOLD_BY });
    const widths = data.filter((row) => row.some(Boolean)).map(({ length }) => length);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const best = [...counts].map(([width, count]) => (width > 1 ? width * (count / widths.length) : 0));
    return { separator, score: Math.max(0, ...best) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

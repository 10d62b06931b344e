import { parse } from 'papaparse';
import type { RowProblem } from '../../../../api/import-export/contract/lists';
import { decode } from './decode';
import { tableOf, UnreadableList, type Sheet } from './table';

const SEPARATORS = [';', '\t', ',', '|'];
/** Rows by which a separator is told. */
const TOLD_BY = 30;
const PROBLEMS: Readonly<Record<string, RowProblem>> = {
  MissingQuotes: 'openQuote',
  InvalidQuotes: 'strayQuote',
};
/** The first line that Excel may write: `sep=;`. */
const NAMED = /^sep=(.)\r?\n/i;

/** @throws UnreadableList */
export function readCsv(bytes: Uint8Array): Sheet[] {
  const whole = decode(bytes);
  if (whole.includes('\0')) throw new UnreadableList('notAList');
  const named = NAMED.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const { rows, problems } = rowsOf(text, named?.[1] ?? separatorOf(text));
  const table = tableOf({ rows, problems, before: named ? 1 : 0, isStrict: true });
  return table ? [{ name: '', table }] : [];
}

/** A line with a stray quotation mark is left out by itself: else it would swallow all that follows. */
function rowsOf(text: string, delimiter: string) {
  const rows: string[][] = [];
  const problems = new Map<number, RowProblem>();
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  let from = 0;
  while (from < text.length) {
    let read = 0;
    let problem: RowProblem | undefined;
    parse<string[]>(text.slice(from), {
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
    const { data } = parse<string[]>(text, { delimiter: separator, preview: TOLD_BY });
    const widths = data.filter((row) => row.some(Boolean)).map(({ length }) => length);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const best = [...counts].map(([width, count]) => (width > 1 ? width * (count / widths.length) : 0));
    return { separator, score: Math.max(0, ...best) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const HEAD_ROWS = 2;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const exists = (file: string): boolean => existsSync(path.join(ROOT, file));

const rows = read('docs/spec-coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(HEAD_ROWS)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The tests that a cell names: a file and a title, each in backticks. */
const testsIn = (cell: string): [file: string, title: string][] =>
  [...cell.matchAll(/`([^`]+)`: `([^`]+)`/g)].map(([, file = '', title = '']) => [file, title]);

/** Files that a cell names, of tests and of decisions. */
const filesIn = (cell: string): string[] => cell.match(/(?<=`)[\w./-]+\.tsx?(?=`)/g) ?? [];

const holds = ([file, title]: [string, string]): boolean =>
  exists(file) && ["'", '"', '`'].some((quote) => read(file).includes(quote + title + quote));

describe('the table of the specification’s sentences', () => {
  it('has rows of three columns for sections 4, 5 and 8', () => {
    expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
    expect(new Set(rows.map(([section]) => section))).toEqual(new Set(['4', '5', '8']));
  });

  it.each(rows)('names what there is: %s, %s', (_, sentence, cell) => {
    expect(filesIn(cell).filter((file) => !exists(file))).toEqual([]);
    expect(testsIn(cell).filter((test) => !holds(test))).toEqual([]);
    const proofs = sentence.includes('not shown') ? filesIn(cell) : testsIn(cell);
    expect(proofs).not.toHaveLength(0);
  });
});

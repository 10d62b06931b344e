import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { provingTests } from './proving-tests';

const ROOT = path.join(__dirname, '../..');
const HEAD_ROWS = 2;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const exists = (file: string): boolean => existsSync(path.join(ROOT, file));

/** The rows of the table of each heading '## …', in order. */
export const tablesIn = (file: string): [heading: string, rows: string[][]][] =>
  read(file)
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n', 1).join(), rowsIn(section)]);

export const tableIn = (file: string): string[][] => rowsIn(read(file));

const rowsIn = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(HEAD_ROWS)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

export const testsIn = (cell: string): [file: string, title: string][] =>
  [...cell.matchAll(/`([^`]+)`: `([^`]+)`/g)].map(([, file = '', title = '']) => [file, title]);

export const filesIn = (cell: string): string[] => cell.match(/(?<=`)[\w./-]+\.tsx?(?=`)/g) ?? [];

/** The test must run and expect something. */
export const holds = ([file, title]: [string, string]): boolean => exists(file) && testsOf(file).has(title);

const known = new Map<string, Set<string>>();
function testsOf(file: string): Set<string> {
  const tests = known.get(file) ?? provingTests(read(file));
  known.set(file, tests);
  return tests;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { provingTests } from './proving-tests';

const ROOT = path.join(__dirname, '../..');
const HEAD_ROWS = 2;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Whether a file of the project is there. */
export const exists = (file: string): boolean => existsSync(path.join(ROOT, file));

/** The rows of the one table of a Markdown file, each as its cells. */
export const tableIn = (file: string): string[][] =>
  read(file)
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
export const testsIn = (cell: string): [file: string, title: string][] =>
  [...cell.matchAll(/`([^`]+)`: `([^`]+)`/g)].map(([, file = '', title = '']) => [file, title]);

/** Files that a cell names, of tests and of decisions. */
export const filesIn = (cell: string): string[] => cell.match(/(?<=`)[\w./-]+\.tsx?(?=`)/g) ?? [];

/** Whether a file has a test of that title, which runs and expects something. */
export const holds = ([file, title]: [string, string]): boolean => exists(file) && testsOf(file).has(title);

const known = new Map<string, Set<string>>();
function testsOf(file: string): Set<string> {
  const tests = known.get(file) ?? provingTests(read(file));
  known.set(file, tests);
  return tests;
}

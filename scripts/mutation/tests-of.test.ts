import { testsOf } from './tests-of';

const FILES = ['src/routes/canonical.ts', 'src/routes/canonical.test.ts', 'src/seo/work-node.ts'];
const testsFor = (files: string) => testsOf(files, (file) => FILES.includes(file)).testMatch;
const rootsFor = (files: string) => testsOf(files, () => true).roots;

it('are the tests beside the files of a glob, whose names begin as theirs do', () => {
  expect(testsFor('src/routes/*.ts')).toEqual(['<rootDir>/src/routes/*.test.ts']);
  expect(testsFor('host/{vary,byte-range}.ts')).toEqual(['<rootDir>/host/{vary,byte-range}*.test.ts']);
  expect(testsFor('src/screens/*/*-view.ts')).toEqual(['<rootDir>/src/screens/*/*-view*.test.ts']);
});

it('are the own ones of a file, or all of its folder where it has none', () => {
  expect(testsFor('src/routes/canonical.ts')).toEqual(['<rootDir>/src/routes/canonical*.test.ts']);
  expect(testsFor('src/seo/work-node.ts')).toEqual(['<rootDir>/src/seo/*.test.ts']);
});

it('are looked for no higher than all files are below', () => {
  expect(rootsFor('src/routes/canonical.ts')).toEqual(['<rootDir>/src/routes']);
  expect(rootsFor('src/i18n/!(use-messages).ts')).toEqual(['<rootDir>/src/i18n']);
  expect(rootsFor('src/components/{qr,scale}/*-view.ts')).toEqual(['<rootDir>/src/components']);
});

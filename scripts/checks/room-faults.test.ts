import { roomFaults, type CodeFile } from './room-faults';

const file = (path: string, lines = 40, importers: string[] = ['src/app.ts']): CodeFile => ({
  path,
  lines,
  importers,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => file(`src/forms/${index}.ts`));

it('finds a folder with more than 15 files side by side, tests and folders within it not counted', () => {
  const rest = [file('src/forms/0.test.ts'), file('src/forms/fields/a.ts'), file('src/forms/testing/b.ts')];
  expect(roomFaults([...many(15), ...rest])).toEqual([]);
  expect(roomFaults([...many(16), ...rest])).toEqual([
    'src/forms has 16 files side by side: sort them into folders',
  ]);
});

it('finds a file of a few lines that one other file beside it uses', () => {
  expect(roomFaults([file('src/a.ts', 15, ['src/b.ts', 'src/a.test.ts'])])).toEqual([
    'src/a.ts has 15 lines, which src/b.ts alone uses: put them there',
  ]);
});

it.each([
  ['a larger one', file('src/a.ts', 16, ['src/b.ts'])],
  ['one that two use', file('src/a.ts', 5, ['src/b.ts', 'src/c.ts'])],
  ['one that another folder uses', file('src/a.ts', 5, ['host/b.ts'])],
  ['where a program begins', file('src/a.ts', 5, [])],
  ['what stands in for another in the browser', file('src/a.browser.ts', 5, ['src/b.ts'])],
  ['what is loaded late', { ...file('src/a.ts', 5, ['src/b.ts']), loadedLate: true }],
  ['a helper of tests', file('src/testing/a.ts', 5, ['src/testing/b.ts'])],
])('leaves %s alone', (_, one) => {
  expect(roomFaults([one])).toEqual([]);
});

it('leaves a file alone that has another half for the browser', () => {
  expect(roomFaults([file('src/a.tsx', 5, ['src/b.ts']), file('src/a.browser.tsx', 20, [])])).toEqual([]);
});

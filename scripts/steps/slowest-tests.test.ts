import { slowestTests } from './slowest-tests';

const file = (name: string, ...durations: (number | null)[]) => ({
  name: `/house/${name}`,
  assertionResults: durations.map((duration, index) => ({ fullName: `test ${index}`, duration })),
});
const written = (...testResults: ReturnType<typeof file>[]): string => JSON.stringify({ testResults });

it('names the slowest tests of all files, the slowest first, with what each took', () => {
  const json = written(file('api/a.test.ts', 40, 2500), file('host/b.test.ts', 1000));
  expect(slowestTests('e2e', json, '/house')).toEqual([
    'The slowest of 3 (e2e):',
    '    2.5 s  api/a.test.ts: test 1',
    '    1.0 s  host/b.test.ts: test 0',
    '    0.0 s  api/a.test.ts: test 0',
  ]);
});

it('names ten of each kind, and tests in jsdom apart from others', () => {
  const json = written(file('src/a.test.ts', ...Array(12).fill(1)), file('src/b.test.tsx', 9000));
  const lines = slowestTests('unit', json, '/house');
  expect(lines.indexOf('The slowest of 1 (unit, in jsdom):')).toBe(11);
  expect(lines.at(-1)).toBe('    9.0 s  src/b.test.tsx: test 0');
});

it('takes a test that was not run as one that took no time', () => {
  expect(slowestTests('e2e', written(file('a.test.ts', null)), '/house').at(-1)).toContain('0.0 s');
});

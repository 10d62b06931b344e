import { failedTests, readTestResults, slowestTests, summaryOf } from './test-results';

const byJest = (...testResults: object[]): string => JSON.stringify({ testResults });
const jestFile = (name: string, ...tests: object[]) => ({
  name: `/house/${name}`,
  status: tests.some((test) => 'status' in test && test.status === 'failed') ? 'failed' : 'passed',
  message: 'all of it',
  assertionResults: tests,
});
const passed = (fullName: string, duration: number | null = 1) => ({ fullName, status: 'passed', duration });
const failed = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: 'failed',
  failureMessages,
});

const playwright = (specs: object[], errors: object[] = []): string =>
  JSON.stringify({
    config: { rootDir: '/house/tests' },
    suites: [{ title: 'e2e/a.test.ts', specs: [], suites: [{ title: 'in en', specs }] }],
    errors,
  });
const spec = (title: string, status: string, duration: number, ...messages: string[]) => ({
  title,
  file: 'e2e/a.test.ts',
  tests: [{ status, results: [{ duration, errors: messages.map((message) => ({ message })) }] }],
});

describe('what failed is named with what it says', () => {
  it('by jest, without colours and no more than its beginning', () => {
    const message = ['\u001b[31mExpected: 1\u001b[39m', '', ...Array(40).fill('    at somewhere')].join('\n');
    const lines = failedTests(
      readTestResults(
        byJest(jestFile('api/a.test.ts', passed('a works'), failed('a is told', message))),
        '/house',
      ),
    );
    expect(lines.slice(0, 3)).toEqual([
      '✕ api/a.test.ts: a is told',
      '    Expected: 1',
      '        at somewhere',
    ]);
    expect(lines).toHaveLength(13);
  });

  it('by Playwright, with the groups that the test is in', () => {
    const report = playwright([
      spec('works', 'expected', 5),
      spec('is sent', 'unexpected', 9, 'Expected: 1'),
    ]);
    expect(failedTests(readTestResults(report, '/house'))).toEqual([
      '✕ tests/e2e/a.test.ts: in en is sent',
      '    Expected: 1',
    ]);
  });

  it.each([
    [
      'jest',
      byJest({ ...jestFile('api/a.test.ts'), status: 'failed', message: 'Cannot find module' }),
      'api/a.test.ts',
    ],
    [
      'Playwright',
      playwright([], [{ message: 'Cannot find module', location: { file: '/house/tests/e2e/b.test.ts' } }]),
      'tests/e2e/b.test.ts',
    ],
  ])('by %s, also of a file that could not run', (_, report, file) => {
    const results = readTestResults(report, '/house');
    expect(failedTests(results)).toEqual([`✕ ${file}: could not run`, '    Cannot find module']);
    expect(summaryOf(results)).toBe('0 passed, 1 failed');
  });
});

it('sums up what passed and failed, without what was skipped', () => {
  const results = [
    byJest(jestFile('a.test.ts', passed('one'), failed('two'), { fullName: 'three', status: 'pending' })),
    playwright([spec('one', 'expected', 1), spec('two', 'skipped', 0), spec('three', 'flaky', 1)]),
  ].flatMap((report) => readTestResults(report, '/house'));
  expect(summaryOf(results)).toBe('2 passed, 2 failed');
});

describe('the slowest tests', () => {
  it('are named from the slowest on, with what each took', () => {
    const report = byJest(
      jestFile('api/a.test.ts', passed('0', 40), passed('1', 2500), passed('2', null)),
      jestFile('host/b.test.ts', passed('0', 1000)),
    );
    expect(slowestTests('unit', readTestResults(report, '/house'))).toEqual([
      'The slowest of 4 (unit):',
      '    2.5 s  api/a.test.ts: 1',
      '    1.0 s  host/b.test.ts: 0',
      '    0.0 s  api/a.test.ts: 0',
      '    0.0 s  api/a.test.ts: 2',
    ]);
  });

  it('are ten of each kind, those in jsdom apart', () => {
    const many = Array.from({ length: 12 }, (_, index) => passed(`${index}`));
    const report = byJest(jestFile('src/a.test.ts', ...many), jestFile('src/b.test.tsx', passed('0', 9000)));
    const lines = slowestTests('unit', readTestResults(report, '/house'));
    expect(lines.indexOf('The slowest of 1 (unit, in jsdom):')).toBe(11);
    expect(lines.at(-1)).toBe('    9.0 s  src/b.test.tsx: 0');
  });
});

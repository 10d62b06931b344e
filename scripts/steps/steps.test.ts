import { inParallel } from './in-parallel';
import type { StepRule } from './plan';
import { failedTests, readTestResults, slowestTests, summaryOf } from './test-results';

describe('in parallel', () => {
  const RULES: Record<string, StepRule> = {
    browser: { cores: 2, after: ['build'] },
    hungry: { cores: 9, after: [] },
    late: { cores: 1, after: ['build'] },
  };
  const rule = (step: string): StepRule => RULES[step] ?? { cores: 1, after: [] };

  /** Steps that end when they are told to. */
  function steps(...names: string[]) {
    const begun: string[] = [];
    const stopped: string[] = [];
    const ends = new Map<string, (passed: boolean) => void>();
    const stop = new AbortController();
    const over = inParallel(names, {
      cores: 2,
      rule,
      signal: stop.signal,
      run: (step, signal) =>
        new Promise((resolve) => {
          begun.push(step);
          ends.set(step, resolve);
          signal.addEventListener('abort', () => {
            stopped.push(step);
            resolve(false);
          });
        }),
    });
    const end = async (step: string, passed = true) => {
      ends.get(step)?.(passed);
      await new Promise(setImmediate);
    };
    return { begun, stopped, over, end, stop };
  }

  it('runs as many steps as there are processors, in their order', async () => {
    const { begun, over, end } = steps('lint', 'types', 'unit');
    expect(begun).toEqual(['lint', 'types']);
    await end('types');
    expect(begun).toEqual(['lint', 'types', 'unit']);
    await end('unit');
    await end('lint');
    expect(await over).toBeUndefined();
  });

  it('leaves all processors to a step that wants them, and lets none overtake it', async () => {
    const { begun, end } = steps('lint', 'browser', 'types');
    expect(begun).toEqual(['lint']);
    await end('lint');
    expect(begun).toEqual(['lint', 'browser']);
    await end('browser');
    expect(begun).toEqual(['lint', 'browser', 'types']);
  });

  it('runs a step that wants more processors than there are', async () => {
    const { begun, over, end } = steps('hungry');
    await end('hungry');
    await over;
    expect(begun).toEqual(['hungry']);
  });

  it('begins a step after the one that it needs, not beside it', async () => {
    const { begun, end } = steps('build', 'late');
    expect(begun).toEqual(['build']);
    await end('build');
    expect(begun).toEqual(['build', 'late']);
  });

  it('ends the others when one fails, and names it', async () => {
    const { begun, stopped, over, end } = steps('lint', 'types', 'unit');
    await end('types', false);
    expect(await over).toBe('types');
    expect(stopped).toContain('lint');
    expect(begun).not.toContain('unit');
  });

  it('ends what runs when it is asked to, and blames no step', async () => {
    const { stopped, over, stop } = steps('lint', 'types', 'unit');
    stop.abort(new Error('Ctrl-C'));
    await expect(over).rejects.toThrow('Ctrl-C');
    expect(stopped).toEqual(['lint', 'types']);
  });
});

describe('test results', () => {
  const byJest = (...testResults: object[]): string => JSON.stringify({ testResults });
  const jestFile = (name: string, ...tests: object[]) => ({
    name: `/house/${name}`,
    status: tests.some((test) => 'status' in test && test.status === 'failed') ? 'failed' : 'passed',
    message: 'all of it',
    assertionResults: tests,
  });
  const passed = (fullName: string, duration: number | null = 1) => ({
    fullName,
    status: 'passed',
    duration,
  });
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
      const message = ['\u001b[31mExpected: 1\u001b[39m', '', ...Array(40).fill('    at somewhere')].join(
        '\n',
      );
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
      byJest(jestFile('a.test.ts', passed('one'), failed('two'))),
      byJest({ ...jestFile('b.test.ts', { fullName: 'three', status: 'pending' }), status: 'focused' }),
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
      const report = byJest(
        jestFile('src/a.test.ts', ...many),
        jestFile('src/b.test.tsx', passed('0', 9000)),
      );
      const lines = slowestTests('unit', readTestResults(report, '/house'));
      expect(lines.indexOf('The slowest of 1 (unit, in jsdom):')).toBe(11);
      expect(lines.at(-1)).toBe('    9.0 s  src/b.test.tsx: 0');
    });
  });
});

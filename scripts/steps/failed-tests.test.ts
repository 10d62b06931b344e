import { failedTests } from './failed-tests';

const json = (...testResults: object[]): string => JSON.stringify({ testResults });

it('names each failed test with its file and what it says, without colours and no more than its beginning', () => {
  const message = ['\u001b[31mExpected: 1\u001b[39m', '', ...Array(40).fill('    at somewhere')].join('\n');
  const lines = failedTests(
    json({
      name: '/house/api/a.test.ts',
      status: 'failed',
      message: 'all of it',
      assertionResults: [
        { fullName: 'a works', status: 'passed', failureMessages: [] },
        { fullName: 'a is told', status: 'failed', failureMessages: ['the first try', message] },
      ],
    }),
    '/house',
  );
  expect(lines.slice(0, 3)).toEqual([
    '✕ api/a.test.ts: a is told',
    '    Expected: 1',
    '        at somewhere',
  ]);
  expect(lines).toHaveLength(13);
});

it('names a file that could not run', () => {
  const one = {
    name: '/house/api/a.test.ts',
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: [],
  };
  expect(failedTests(json(one), '/house')).toEqual([
    '✕ api/a.test.ts could not run',
    '    Cannot find module',
  ]);
});

it('says nothing of what has passed', () => {
  const one = { name: '/house/a.test.ts', status: 'passed', message: '', assertionResults: [] };
  expect(failedTests(json(one), '/house')).toEqual([]);
});

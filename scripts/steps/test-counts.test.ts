import { addCounts, NO_TESTS, readCounts, summaryOf } from './test-counts';

const written = (passed: number, failed: number, notRun = 0): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: notRun });

describe('readCounts', () => {
  it('counts a file that could not be run as failed', () => {
    expect(readCounts(written(12, 1, 2))).toEqual({ passed: 12, failed: 3 });
  });

  it('finds no tests where nothing was written', () => {
    expect(readCounts(undefined)).toEqual(NO_TESTS);
  });
});

it('sums up all runs in a line', () => {
  const runs = [written(400, 0), written(180, 2)].map(readCounts);
  expect(summaryOf(runs.reduce(addCounts, NO_TESTS))).toBe('580 passed, 2 failed');
});

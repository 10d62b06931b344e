export interface TestCounts {
  passed: number;
  failed: number;
}

export const NO_TESTS: TestCounts = { passed: 0, failed: 0 };

/** From jest's `--json`. A file that could not run counts as a failed test. */
export function readCounts(json: string | undefined): TestCounts {
  if (!json) return NO_TESTS;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(json) as Record<
    'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites',
    number
  >;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

export const addCounts = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

export const summaryOf = ({ passed, failed }: TestCounts): string => `${passed} passed, ${failed} failed`;

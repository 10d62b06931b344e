import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that ran, or a file that could not run, which counts as a failed test. */
export interface TestResult {
  /** From the root of the project. */
  file: string;
  /** With the names of all groups that it is in. */
  name: string;
  isPassed: boolean;
  ms: number;
  /** What a failed test says, without colours. */
  message: string;
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    status: 'passed' | 'failed' | 'focused';
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string; location?: { file: string } }[];
}

const COULD_NOT_RUN = 'could not run';

/**
 * Reads the report of jest (`--json`) or of Playwright (reporter `json`). Tests that were skipped are left out.
 * @param root absolute; files are named from it
 */
export function readTestResults(json: string, root: string): TestResult[] {
  const report = JSON.parse(json) as JestReport | PlaywrightReport;
  const results = 'testResults' in report ? resultsOfJest(report) : resultsOfPlaywright(report);
  return results.map((result) => ({
    ...result,
    file: path.relative(root, result.file),
    message: stripVTControlCharacters(result.message),
  }));
}

const resultsOfJest = ({ testResults }: JestReport): TestResult[] =>
  testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const results = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        file,
        name: test.fullName,
        isPassed: test.status === 'passed',
        ms: test.duration ?? 0,
        message: test.failureMessages?.at(-1) ?? '',
      }));
    // A file that skips some of its tests is 'focused'.
    const couldNotRun = status === 'failed' && results.every(({ isPassed }) => isPassed);
    return couldNotRun
      ? [...results, { file, name: COULD_NOT_RUN, isPassed: false, ms: 0, message }]
      : results;
  });

function resultsOfPlaywright({ config, suites, errors }: PlaywrightReport): TestResult[] {
  const resultsOf = (suite: PlaywrightSuite, groups: string[]): TestResult[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          file: path.join(config.rootDir, file),
          name: [...groups, title].join(' '),
          isPassed: status === 'expected',
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          message: results.flatMap((result) => result.errors)[0]?.message ?? '',
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, [...groups, inner.title])),
  ];
  return [
    // The outermost are the files.
    ...suites.flatMap((suite) => resultsOf(suite, [])),
    ...errors.map(({ message = '', location }) => ({
      file: location?.file ?? config.rootDir,
      name: COULD_NOT_RUN,
      isPassed: false,
      ms: 0,
      message,
    })),
  ];
}

/** Lines of a message that are shown: what was expected, before the calls that led there. */
const MESSAGE_LINES = 12;

/** Names what failed, for the end of the output: logs are cut in their middle. */
export const failedTests = (results: readonly TestResult[]): string[] =>
  results
    .filter(({ isPassed }) => !isPassed)
    .flatMap(({ file, name, message }) => [
      `✕ ${file}: ${name}`,
      ...message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, MESSAGE_LINES)
        .map((line) => `    ${line}`),
    ]);

const SLOWEST = 10;

/** Names the slowest tests of a step; those in jsdom apart, which are slower by nature. */
export function slowestTests(step: string, results: readonly TestResult[]): string[] {
  const inJsdom = (isInJsdom: boolean) => results.filter(({ file }) => file.endsWith('.tsx') === isInJsdom);
  return [
    { kind: step, tests: inJsdom(false) },
    { kind: `${step}, in jsdom`, tests: inJsdom(true) },
  ]
    .filter(({ tests }) => tests.length > 0)
    .flatMap(({ kind, tests }) => [
      `The slowest of ${tests.length} (${kind}):`,
      ...tests
        .sort((a, b) => b.ms - a.ms)
        .slice(0, SLOWEST)
        .map(({ file, name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}: ${name}`),
    ]);
}

/** The last line of a run. */
export function summaryOf(results: readonly TestResult[]): string {
  const passed = results.filter(({ isPassed }) => isPassed).length;
  return `${passed} passed, ${results.length - passed} failed`;
}

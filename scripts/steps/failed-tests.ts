import { stripVTControlCharacters } from 'node:util';

interface FileResult {
  name: string;
  /** What jest prints of the file; all that there is where it could not run. */
  message: string;
  status: 'passed' | 'failed';
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
}

/** The part of a message that says what was expected, before the calls that led there. */
const HOW_MANY_LINES = 12;

/**
 * What has failed, for the end of the output: logs are cut in their middle, and the tests after a failed one go on for minutes.
 * @param json of jest's `--json`; @param root files are named from it
 */
export function failedTests(json: string, root: string): string[] {
  const { testResults } = JSON.parse(json) as { testResults: FileResult[] };
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    if (status === 'passed') return [];
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return [`✕ ${file} could not run`, ...linesOf(message)];
    return failed.flatMap(({ fullName, failureMessages }) => [
      `✕ ${file}: ${fullName}`,
      ...linesOf(failureMessages?.at(-1) ?? ''),
    ]);
  });
}

const linesOf = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, HOW_MANY_LINES)
    .map((line) => `    ${line}`);

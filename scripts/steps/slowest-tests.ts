/** What jest writes of a file of tests with `--json`. */
interface FileResult {
  name: string;
  assertionResults: { fullName: string; duration?: number | null }[];
}

const HOW_MANY = 10;

/** The kinds of tests of a step: unit tests in jsdom, which are `.tsx`, are slower than others by nature. */
const kindOf = (step: string, file: string): string =>
  step.startsWith('unit') ? (file.endsWith('x') ? 'unit, in jsdom' : 'unit') : step;

/**
 * The slowest ten tests of each kind, as lines under a headline.
 * @param json what jest wrote with `--json`
 * @param root folder that files are named from
 */
export function slowestTests(step: string, json: string, root: string): string[] {
  const { testResults } = JSON.parse(json) as { testResults: FileResult[] };
  const kinds = new Map<string, { ms: number; line: string }[]>();
  for (const { name, assertionResults } of testResults) {
    const kind = kindOf(step, name);
    const file = name.replace(`${root}/`, '');
    const tests = assertionResults.map(({ fullName, duration }) => ({
      ms: duration ?? 0,
      line: `${((duration ?? 0) / 1000).toFixed(1).padStart(7)} s  ${file}: ${fullName}`,
    }));
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...tests]);
  }
  return [...kinds].flatMap(([kind, tests]) => [
    `The slowest of ${tests.length} (${kind}):`,
    ...tests
      .sort((a, b) => b.ms - a.ms)
      .slice(0, HOW_MANY)
      .map(({ line }) => line),
  ]);
}

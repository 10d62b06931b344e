interface FileResult {
  name: string;
  assertionResults: { fullName: string; duration?: number | null }[];
}

const HOW_MANY = 10;

/** `.tsx` tests run in jsdom and are slower by nature. */
const kindOf = (step: string, file: string): string =>
  step.startsWith('unit') ? (file.endsWith('x') ? 'unit, in jsdom' : 'unit') : step;

/** `json`: of jest's `--json`; `root`: files are named from it. */
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

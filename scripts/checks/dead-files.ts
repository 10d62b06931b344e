/** As dependency-cruiser tells of it. */
export interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

const TESTS = /\.test\.tsx?$|\/testing\/|^tests\//;
const OURS = /^(src|api|host|desk|scripts|bench)\//;

/** Where execution begins, the tests of scripts/ among it, and what webpack puts in place of other files. */
const ENTRIES = [
  /^gatsby-/,
  /^plugins\//,
  /^src\/(templates|pages)\//,
  /^src\/build\/content-release\/main\.ts$/,
  /^src\/build\/webpack\/(no-query-engine|unused-components|browser-(babel|preset))\.cjs$/,
  /^src\/(theme\/jsx-runtime\.ts|(features\/model|i18n)\/packages\/[\w-]+\.js)$/,
  /\.browser\.tsx?$/,
  /^(api|host)\/main\.ts$/,
  /^api\/(preview-link|[\w-]+-command)\.ts$/,
  /^api\/(models\/workshop|media\/pdf|content\/yaml)\/worker\.ts$/,
  /^desk\/(app\/main\.tsx|away\/(page|worker)\.ts|vite\.config\.ts)$/,
  /^desk\/screens\/import\/file-worker\.ts$/,
  /^host\/ssr\/worker\.ts$/,
  /^host\/rebuild\/build\/end-with-parent\.cjs$/,
  /^(scripts|bench)\/[^/]+\.ts$/,
  /^scripts\/backup\/(backup|restore)-command\.ts$/,
  /^bench\/writers\/lock-database\.ts$/,
];

const isEntry = (source: string): boolean => ENTRIES.some((entry) => entry.test(source));

/** Files that nothing that runs leads to: those that only tests use as well. */
export function deadFiles(modules: readonly Module[]): string[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const reached = new Set(modules.map(({ source }) => source).filter(isEntry));
  // A set also goes over what is added on the way.
  for (const source of reached)
    for (const { resolved } of bySource.get(source)?.dependencies ?? []) reached.add(resolved);
  return modules
    .map(({ source }) => source)
    .filter(
      (source) =>
        OURS.test(source) && !TESTS.test(source) && !source.endsWith('.d.ts') && !reached.has(source),
    );
}

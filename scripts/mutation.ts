import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Config } from 'jest';
import { PURE_PARTS } from './mutation/pure-parts';
import { addScores, lineOf, NO_MUTANTS, percentOf, scoreOf, type Score } from './mutation/score';
import { testsOf } from './mutation/tests-of';
import { runScript } from './lib/run-script';

/** Percent of mutants that tests must notice. */
const WANTED = 85;

/** ms beyond a test's usual time: slow is not hung on a busy machine. */
const PATIENCE_MS = 60_000;

async function unitTests(): Promise<Config> {
  const file = pathToFileURL(path.resolve('jest.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: Config };
  return config.projects?.find(
    (project) => typeof project === 'object' && project.displayName === 'node',
  ) as Config;
}

async function mutate(files: string): Promise<Score> {
  // An ES module, which `require` cannot load.
  const { Stryker } = await import('@stryker-mutator/core');
  const mutants = await new Stryker({
    mutate: [files, '!**/*.{test,styles,browser,d}.ts', '!**/testing/**'],
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      config: { ...(await unitTests()), projects: [], ...testsOf(files, existsSync) },
    },
    coverageAnalysis: 'perTest',
    // A static mutant would run every test.
    ignoreStatic: true,
    concurrency: 1,
    disableTypeChecks: false,
    tempDirName: '.mutants',
    ignorePatterns: ['deploy', 'screenshots', 'coverage', 'api/data', '.whole-build-*'],
    incremental: true,
    incrementalFile: path.join('node_modules/.cache/mutation', `${files.replace(/\W+/g, '-')}.json`),
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
    timeoutMS: PATIENCE_MS,
    dryRunTimeoutMinutes: 20,
    thresholds: { high: WANTED, low: WANTED, break: null },
  }).runMutationTest();
  return mutants.reduce((score, { status }) => addScores(score, scoreOf(status)), NO_MUTANTS);
}

/** `npm run mutation`: fails when tests notice too few mutants. `-- --mutate <file>`: one file or glob. */
runScript(async (signal) => {
  const { values } = parseArgs({ options: { mutate: { type: 'string' } } });
  const scores: [part: string, score: Score][] = [];
  for (const part of values.mutate ? [values.mutate] : PURE_PARTS) {
    if (signal.aborted) return;
    scores.push([part, await mutate(part)]);
  }
  const total = scores.map(([, score]) => score).reduce(addScores);
  console.log(
    `\n${[...scores, ['all', total] as const].map(([part, score]) => lineOf(part, score)).join('\n')}`,
  );
  if (percentOf(total) < WANTED)
    throw new Error(
      `The tests notice ${percentOf(total).toFixed(1)} % of the mutants, fewer than ${WANTED} %.`,
    );
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNpmScript } from './npm-script';
import { readTestResults, type TestResult } from './test-results';

export interface StepResult {
  step: string;
  passed: boolean;
  seconds: number;
  /** Empty without tests or after an early end. */
  tests: TestResult[];
}

export async function runStep(
  step: string,
  { signal, live }: { signal: AbortSignal; live: boolean },
): Promise<StepResult> {
  const started = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'test-step-'));
  const results = path.join(folder, 'results.json');
  const isJest = /^jest\b/.test(await commandOf(step));
  const flags = isJest ? ['--json', `--outputFile=${results}`] : [];
  try {
    if (live) console.log(`\n── ${step}`);
    const { passed, output } = await runNpmScript(step, {
      flags,
      // Playwright's configuration reads it.
      env: { TEST_RESULTS: results },
      signal,
      live,
    });
    const seconds = (performance.now() - started) / 1000;
    const json = await readFile(results, 'utf8').catch(() => undefined);
    // A step ended because of another has nothing to say.
    if (!signal.aborted) {
      if (!live) console.log([`\n── ${step}`, output.trim()].filter(Boolean).join('\n'));
      console.log(`── ${step} ${passed ? 'passed' : 'failed'}, ${seconds.toFixed(1)} s`);
    }
    const tests = json === undefined ? [] : readTestResults(json, process.cwd());
    return { step, passed, seconds, tests };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function commandOf(step: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[step] ?? '';
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCounts, type TestCounts } from './test-counts';

interface StepResult {
  passed: boolean;
  tests: TestCounts;
}

/** Runs an npm script in this terminal, under a headline with its name and above one with its time. */
export async function runTestStep(step: string, signal: AbortSignal): Promise<StepResult> {
  signal.throwIfAborted();
  console.log(`\n── ${step}`);
  const started = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'test-step-'));
  const results = path.join(folder, 'results.json');
  try {
    const passed = await runNpmScript(step, (await isJest(step)) ? jestFlags(results) : [], signal);
    const tests = readCounts(await readFile(results, 'utf8').catch(() => undefined));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${step} ${passed ? 'passed' : 'failed'}, ${seconds} s`);
    return { passed, tests };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runNpmScript(name: string, flags: string[], signal: AbortSignal): Promise<boolean> {
  const args = ['run', '--silent', name, ...(flags.length > 0 ? ['--', ...flags] : [])];
  // npm names itself to what it runs; by that it is found on every system.
  const npm = process.env.npm_execpath;
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawn('npm', args, { stdio: 'inherit' });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  signal.removeEventListener('abort', stop);
  return code === 0;
}

const jestFlags = (results: string): string[] => ['--json', `--outputFile=${results}`];

/** Whether an npm script is a run of jest, which counts its tests. */
async function isJest(step: string): Promise<boolean> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  return /^jest\b/.test(scripts[step] ?? '');
}

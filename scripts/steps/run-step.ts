import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNpmScript } from './npm-script';

export interface StepResult {
  step: string;
  passed: boolean;
  seconds: number;
  /** Output of jest's `--json`; undefined without tests or after an early end. */
  json?: string;
}

export async function runStep(
  step: string,
  { signal, live }: { signal: AbortSignal; live: boolean },
): Promise<StepResult> {
  const started = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'test-step-'));
  const results = path.join(folder, 'results.json');
  const flags = (await isJest(step)) ? ['--json', `--outputFile=${results}`] : [];
  try {
    if (live) console.log(`\n── ${step}`);
    const { passed, output } = await runNpmScript(step, { flags, signal, live });
    const seconds = (performance.now() - started) / 1000;
    const json = await readFile(results, 'utf8').catch(() => undefined);
    // A step ended because of another has nothing to say.
    if (!signal.aborted) {
      if (!live) console.log([`\n── ${step}`, output.trim()].filter(Boolean).join('\n'));
      console.log(`── ${step} ${passed ? 'passed' : 'failed'}, ${seconds.toFixed(1)} s`);
    }
    return { step, passed, seconds, json };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function isJest(step: string): Promise<boolean> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  return /^jest\b/.test(scripts[step] ?? '');
}

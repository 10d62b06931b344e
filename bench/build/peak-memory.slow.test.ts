import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { watchStarted, type Memory } from './peak-memory';

const MIB = 1024 ** 2;
/** Starts a process that takes so much memory, and says so. */
const HOLD = `const held = Buffer.alloc(150 * ${MIB}, 1); console.log(held.length); setTimeout(() => {}, 30_000);`;
/** The same from a process of its own. */
const HOLD_IN_CHILD = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(HOLD)}], { stdio: 'inherit' }); setTimeout(() => {}, 30_000);`;

const started = (code: string) =>
  spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });

async function peakOf(code: string): Promise<Memory> {
  const stop = watchStarted();
  const child = started(code);
  await once(child.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.kill(-child.pid!, 'SIGKILL');
  await once(child, 'exit');
  return stop();
}

const onLinux = existsSync('/proc/self/status') ? describe : describe.skip;

onLinux('the peak of memory', () => {
  it('is that of a process that was started since', async () => {
    const peak = await peakOf(HOLD);
    expect(peak.resident).toBeGreaterThan(150 * MIB);
    expect(peak.resident).toBeLessThan(400 * MIB);
    expect(peak.own).toBeGreaterThan(150 * MIB);
  });

  it('tells the files that it maps, such as its program, from what is its own', async () => {
    const { resident, own } = await peakOf(HOLD);
    // Its share of them: every other program of Node maps the same.
    expect(resident).toBeGreaterThan(own);
  });

  it('has what its descendants take', async () => {
    expect((await peakOf(HOLD_IN_CHILD)).own).toBeGreaterThan(150 * MIB);
  });

  it('leaves out what was started before', async () => {
    const earlier = started(HOLD);
    await once(earlier.stdout, 'data');
    const stop = watchStarted();
    const later = started('console.log(1); setTimeout(() => {}, 30_000);');
    await once(later.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { resident: peak } = stop();
    for (const { pid } of [earlier, later]) process.kill(pid!, 'SIGKILL');
    expect(peak).toBeGreaterThan(2 * MIB);
    expect(peak).toBeLessThan(150 * MIB);
  });
});

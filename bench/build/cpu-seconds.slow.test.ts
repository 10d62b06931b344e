import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cpuOfEnded } from './cpu-seconds';

const onLinux = existsSync('/proc/self/stat') ? it : it.skip;

onLinux('counts what a process took that has ended, and not how long it waited', async () => {
  const before = cpuOfEnded();
  const busy = 'while (process.cpuUsage().user < 300_000); setTimeout(() => {}, 3000);';
  await once(spawn(process.execPath, ['-e', busy]), 'exit');
  const taken = cpuOfEnded() - before;
  expect(taken).toBeGreaterThanOrEqual(0.3);
  expect(taken).toBeLessThan(3);
});

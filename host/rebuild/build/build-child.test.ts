import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '../../../tests/until';
import { isAlive } from '../../ssr/testing/is-alive';
import { runBuildChild } from './build-child';

const END_WITH_PARENT = path.join(__dirname, 'end-with-parent.cjs');

let lines: string[];
beforeEach(() => {
  lines = [];
});

/** Runs a line of code in place of a build. */
const run = (
  code: string,
  { signal = new AbortController().signal, output = (line: string): void => void lines.push(line) } = {},
) =>
  runBuildChild({
    script: ['--eval', code],
    cwd: os.tmpdir(),
    env: { ...process.env, WORD: 'hello' },
    signal,
    output,
  });

it('runs a build with its settings, in its folder, and passes on what it says', async () => {
  await run('console.log(process.env.WORD); console.error("\\x1b[31m" + process.cwd() + "\\x1b[0m")');
  expect(lines.sort()).toEqual(['hello', os.tmpdir()].sort());
});

it('lets others go first', async () => {
  await run('setInterval(() => require("os").getPriority() > 0 && process.exit(), 5)');
});

it('fails with the last words of a build', async () => {
  await expect(
    run('for (let i = 0; i < 40; i++) console.log("line " + i); process.exitCode = 3'),
  ).rejects.toThrow(/^The build failed \(exit code 3\)\.\nline 25\n(line \d+\n)+line 39$/);
});

it('fails with what a build calls an error, wherever it says so', async () => {
  const code =
    'console.log("fine"); console.log(" ERROR  #1"); console.error("no API"); process.exitCode = 1';
  await expect(run(code)).rejects.toThrow('no API');
  await expect(run(code)).rejects.not.toThrow('fine');
});

it('says that a build was killed', async () => {
  await expect(run('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(
    'The build was killed (SIGKILL).',
  );
});

it('fails when there is nothing to run in', async () => {
  await expect(
    runBuildChild({
      script: [],
      cwd: '/nowhere',
      env: {},
      signal: new AbortController().signal,
      output: () => {},
    }),
  ).rejects.toThrow('ENOENT');
});

it('ends a build on the signal, for the reason that it gives', async () => {
  const stop = new AbortController();
  const running = run('console.log("running"); setInterval(() => {}, 1000)', {
    signal: stop.signal,
    output: () => stop.abort(new Error('enough')),
  });
  await expect(running).rejects.toThrow('enough');
});

it('begins nothing after the signal', async () => {
  await expect(run('console.log("no")', { signal: AbortSignal.abort(new Error('late')) })).rejects.toThrow(
    'late',
  );
  expect(lines).toEqual([]);
});

it('ends what a build has forked and left behind, whose output it would wait for else', async () => {
  const worker = 'console.log("working"); setInterval(() => {}, 1000)';
  const build = `
    const { spawn } = require('node:child_process');
    const preload = process.execArgv.slice(0, 2);
    spawn(process.execPath, [...preload, '--eval', ${JSON.stringify(worker)}], { stdio: 'inherit' }).unref();
    process.exitCode = 2;
  `;
  await expect(run(build)).rejects.toThrow('exit code 2');
});

describe('a build whose parent is gone', () => {
  it('ends', async () => {
    const child = spawn(
      process.execPath,
      ['--require', END_WITH_PARENT, '--eval', 'console.log("up"); setInterval(() => {}, 1000)'],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    await once(createInterface({ input: child.stdout }), 'line');
    child.stdin.destroy();
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });

  it('ends also where its exit would wait for ever, as that of LMDB does for a lock of the dead', async () => {
    const worker = 'process.on("exit", () => { for (;;); }); process.send("up"); setInterval(() => {}, 1000)';
    const parent = `
      const { fork } = require('node:child_process');
      const execArgv = ['--require', ${JSON.stringify(END_WITH_PARENT)}, '--eval', ${JSON.stringify(worker)}];
      const child = fork('x', { execArgv, silent: true });
      child.once('message', () => { console.log(child.pid); setInterval(() => {}, 1000); });
    `;
    const child = spawn(process.execPath, ['--eval', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    child.kill('SIGKILL');
    await until(() => !isAlive(Number(pid)));
  });

  it('is none where there is no pipe to a parent', async () => {
    const child = spawn(
      process.execPath,
      ['--require', END_WITH_PARENT, '--eval', 'setTimeout(() => process.exit(7), 50)'],
      { stdio: 'ignore' },
    );
    expect(await once(child, 'exit')).toEqual([7, null]);
  });
});

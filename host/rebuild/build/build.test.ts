import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  access,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { DeployedFile } from '../../../src/release/manifest';
import { until } from '../../../tests/until';
import { changeLogFile } from '../../live/change-log';
import { openLivePages } from '../../live/changed-pages';
import { apiChangeIn, type EditMark, hasEdits, untilSecondAfter } from '../../live/edit-mark';
import { readCurrent } from '../../releases/current-release';
import { listReleases, releaseFolder } from '../../releases/release-folders';
import { rollBack } from '../../releases/roll-back';
import { isAlive } from '../../ssr/testing/is-alive';
import { fakeBuild } from '../testing/fake-build';
import { KEY_FILES, manifestOf } from '../testing/sample-manifest';
import { runBuildChild } from './build-child';
import { buildEnvironment } from './build-environment';
import { withBuildLock } from './build-lock';
import { buildRelease, type BuildReleaseOptions } from './build-release';
import { builtFromOf } from './built-from';
import { checkRelease, ReleaseRefused } from './check-release';
import { whyWhole } from './content-release';
import { openWorkspace, releaseWorkspace } from './workspace';

describe('build child', () => {
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
      const worker =
        'process.on("exit", () => { for (;;); }); process.send("up"); setInterval(() => {}, 1000)';
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
});

describe('build environment', () => {
  it('gives a build its settings and what a process needs, and nothing else', () => {
    const env = {
      PATH: '/bin',
      GALLERY_API_URL: 'http://api',
      SITE_URL: 'https://example.org',
      GATSBY_CPU_COUNT: '7',
      HTTPS_PROXY: 'http://proxy',
    };
    const others = {
      REBUILD_SECRET: 'secret',
      SMTP_URL: 'smtp://user:password@mail',
      PORT: '8000',
      npm_x: 'x',
      _: 'x',
    };
    const given = buildEnvironment({ ...env, ...others });
    expect(given).toMatchObject(env);
    for (const name of Object.keys(others)) expect(given).not.toHaveProperty([name]);
  });

  it('adds to the options of Node that are given', () => {
    const { NODE_OPTIONS } = buildEnvironment({ NODE_OPTIONS: '--max-old-space-size=2048' });
    expect(NODE_OPTIONS).toMatch(/^--max-semi-space-size=\d+ --max-old-space-size=2048$/);
  });

  it('has one process more than there are cores, unless told', () => {
    expect(Number(buildEnvironment({})['GATSBY_CPU_COUNT'])).toBeGreaterThan(1);
  });
});

describe('build lock', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  const never = new AbortController().signal;
  const locked = <Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    { signal = never, onWait = () => {}, staleMs }: Partial<Parameters<typeof withBuildLock>[1]> = {},
  ) => withBuildLock(dir, { signal, onWait, ...(staleMs && { staleMs }) }, work);

  it('lets one build after the other', async () => {
    const steps: string[] = [];
    let second: Promise<unknown> | undefined;
    await locked(async () => {
      steps.push('first');
      await new Promise<void>((onWait) => {
        second = locked(async () => steps.push('second'), { onWait });
      });
      steps.push('first done');
    });
    await second;
    expect(steps).toEqual(['first', 'first done', 'second']);
  });

  it('is given back when the work fails', async () => {
    await expect(locked(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await readdir(dir)).toEqual([]);
  });

  it('is taken over from a process that has died', async () => {
    await mkdir(path.join(dir, 'build.lock'));
    await utimes(path.join(dir, 'build.lock'), 1, 1);
    expect(await locked(async () => 'built')).toBe('built');
  });

  it('is taken over from a process that has died, also where the clock was set back since', async () => {
    await mkdir(path.join(dir, 'build.lock'));
    const tomorrow = Date.now() / 1000 + 86_400;
    await utimes(path.join(dir, 'build.lock'), tomorrow, tomorrow);
    expect(await locked(async () => 'built', { staleMs: 2000 })).toBe('built');
  });

  it('is left to a process that renews it', async () => {
    let isDone = false;
    let second: Promise<void> | undefined;
    await locked(
      async () => {
        second = locked(async () => expect(isDone).toBe(true));
        const renewed = async () => (await stat(path.join(dir, 'build.lock'))).mtimeMs;
        const before = await renewed();
        await until(async () => (await renewed()) > before);
        isDone = true;
      },
      // It is renewed twice as often; who waits has more patience, as this process may be slow itself.
      { staleMs: 2000 },
    );
    await second;
  });

  it('is waited for no longer than the signal allows', async () => {
    const stop = new AbortController();
    await locked(async () => {
      const waiting = locked(async () => 'built', {
        signal: stop.signal,
        onWait: () => stop.abort(new Error('enough')),
      });
      await expect(waiting).rejects.toThrow('enough');
    });
  });

  it('passes the signal on to the work', async () => {
    const stop = new AbortController();
    const work = locked(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          stop.abort(new Error('enough'));
        }),
      { signal: stop.signal },
    );
    await expect(work).rejects.toThrow('enough');
  });

  it('ends the work when it is lost', async () => {
    const work = locked(async (signal) => {
      await rm(path.join(dir, 'build.lock'), { recursive: true });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
    });
    await expect(work).rejects.toThrow('The build has lost its lock');
  });
});

describe('build release', () => {
  let siteDir: string;
  let deployDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
    deployDir = path.join(siteDir, 'deploy');
    await mkdir(path.join(siteDir, 'src'));
    await writeFile(path.join(siteDir, 'src/a.ts'), 'source');
  });
  afterEach(() => rm(siteDir, { recursive: true }));

  type Fake = Parameters<typeof fakeBuild>[1];
  const build = async (fake: Fake = {}, options: Partial<BuildReleaseOptions> = {}) =>
    buildRelease({
      siteDir,
      deployDir,
      signal: new AbortController().signal,
      output: () => {},
      ...(await fakeBuild(siteDir, fake)),
      ...options,
    });
  const current = async () => (await readCurrent(deployDir)).manifest;
  const foldersOf = (dir: string) => readdir(path.join(deployDir, dir));

  /** Whatever happened, the release that was there is served, and nothing of another lies about. */
  async function expectUntouched(id: string): Promise<void> {
    expect((await current()).id).toBe(id);
    expect(await foldersOf('releases')).toEqual([id]);
    expect((await readdir(deployDir)).sort()).toEqual(['current', 'releases', 'workspace']);
  }

  describe('a build that goes well', () => {
    it('is released under the moment it began', async () => {
      const before = Date.now();
      const built = await build();
      expect(Date.parse(built.startedAt)).toBeGreaterThanOrEqual(before);
      expect(built).toEqual({
        id: built.startedAt.replace(/[-:.]/g, ''),
        startedAt: built.startedAt,
        isWhole: false,
        oldestEdits: undefined,
      });
      expect(await current()).toMatchObject({ id: built.id, startedAt: built.startedAt });
      await expectUntouched(built.id);
    });

    it('runs in its own copy of the sources, with the settings it was given', async () => {
      const lines: string[] = [];
      const after = `
      console.log(process.cwd());
      console.log(fs.readFileSync('src/a.ts', 'utf8'));
      console.log(process.env.GATSBY_TELEMETRY_DISABLED);
    `;
      await build({ after }, { output: (line) => lines.push(line) });
      expect(lines).toEqual([path.join(deployDir, 'workspace'), 'source', '1']);
    });

    it('keeps its caches for the next one', async () => {
      const after = `
      fs.mkdirSync('.cache', { recursive: true });
      console.log(fs.readdirSync('.cache').join());
      fs.writeFileSync('.cache/kept', '');
    `;
      const lines: string[] = [];
      await build({ after });
      await build({ after }, { output: (line) => lines.push(line) });
      expect(lines).toEqual(['kept']);
    });

    it('leaves the last five releases', async () => {
      const ids: string[] = [];
      for (let i = 0; i < 6; i++) ids.push((await build()).id);
      expect(await listReleases(deployDir)).toEqual(ids.slice(1));
    });

    it('notes which edits each release has: those that were noted when its build began', async () => {
      await build();
      const live = await openLivePages(changeLogFile(deployDir));
      const marks: EditMark[] = [];
      for (let i = 0; i < 5; i++) {
        const mark = await live.add([{ kind: 'work', slugs: [`lamp-${i}`] }]);
        marks.push(mark);
        const { oldestEdits } = await build();
        expect(hasEdits((await readCurrent(deployDir)).edits, mark)).toBe(true);
        expect(hasEdits((await readCurrent(deployDir)).edits, { ...mark, number: mark.number + 1 })).toBe(
          false,
        );
        const oldest = marks[Math.max(0, i - 4)]!;
        expect(hasEdits(oldestEdits, oldest)).toBe(i >= 4);
      }
    });

    it('notes how far the API was before anything was read, where it tells', async () => {
      const api = createServer((_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ data: { number: 42, changes: [] } }));
      });
      await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
      await build({}, { env: { ...process.env, GALLERY_API_URL: url } });
      await new Promise((resolve) => api.close(resolve));
      expect(apiChangeIn((await readCurrent(deployDir)).edits)).toBe(42);
      await build({}, { env: { ...process.env, GALLERY_API_URL: url } });
      expect(apiChangeIn((await readCurrent(deployDir)).edits)).toBeUndefined();
    });

    it('has what another host was told by nobody that counts from the second release on after that', async () => {
      const { id } = await build();
      const told = untilSecondAfter(id);
      await build();
      expect(hasEdits((await readCurrent(deployDir)).edits, told)).toBe(false);
      await build();
      expect(hasEdits((await readCurrent(deployDir)).edits, told)).toBe(true);
    });

    it('is made ready before it is served', async () => {
      const { id: first } = await build();
      let served: string | undefined;
      const prepare = jest.fn(async () => void (served = (await current()).id));
      const { id } = await build({}, { prepare });
      expect(prepare).toHaveBeenCalledWith(
        expect.objectContaining({ root: path.join(deployDir, 'releases', id, 'static') }),
      );
      expect(served).toBe(first);
    });
  });

  describe('a build that fails', () => {
    it.each([
      ['stops with an error', 'console.error("the API is down"); process.exitCode = 1', 'the API is down'],
      ['is killed half way', 'process.kill(process.pid, "SIGKILL")', 'was killed (SIGKILL)'],
      [
        'finds the disk full',
        'throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })',
        'ENOSPC: no space left',
      ],
      ['writes no release', 'fs.rmSync(RELEASE_DIR, { recursive: true })', 'has written no release'],
      ['writes half a manifest', 'fs.writeFileSync(RELEASE_DIR + "/manifest.json", "{")', 'Build it again'],
    ])('and %s changes nothing, and says why', async (_, after, reason) => {
      const { id } = await build();
      await expect(build({ after })).rejects.toThrow(reason);
      await expectUntouched(id);
    });

    it('and does not pass the check changes nothing', async () => {
      const pages = Array.from({ length: 10 }, (_, i) => `/works/${i}`);
      const { id } = await build({ pages });
      await expect(build()).rejects.toThrow('/works/:slug from 10 to 0');
      await expectUntouched(id);
      const forced = await build({}, { force: true });
      expect((await current()).id).toBe(forced.id);
    });

    it('and cannot be made ready changes nothing', async () => {
      const { id } = await build();
      const prepare = () => Promise.reject(new Error('the function does not start'));
      await expect(build({}, { prepare })).rejects.toThrow('the function does not start');
      await expectUntouched(id);
    });

    it('and cannot write its own copy of the sources changes nothing', async () => {
      const { id } = await build();
      const workspace = path.join(deployDir, 'workspace');
      await rm(workspace, { recursive: true });
      await writeFile(workspace, 'in the way');
      await expect(build()).rejects.toThrow('EEXIST');
      await expectUntouched(id);
    });

    it('and is stopped changes nothing', async () => {
      const { id } = await build();
      const stop = new AbortController();
      const after = 'console.log("up"); setInterval(() => {}, 1000)';
      const output = () => stop.abort(new Error('stopped'));
      await expect(build({ after }, { output, signal: stop.signal })).rejects.toThrow('stopped');
      await expectUntouched(id);
    });

    it('leaves no caches to be trusted', async () => {
      const fill = 'fs.mkdirSync(".cache", { recursive: true }); fs.writeFileSync(".cache/half", "");';
      await build({ after: fill });
      await expect(build({ after: 'process.kill(process.pid, "SIGKILL")' })).rejects.toThrow('killed');
      const lines: string[] = [];
      await build({ after: 'console.log(fs.existsSync(".cache"))' }, { output: (line) => lines.push(line) });
      expect(lines).toEqual(['false']);
    });

    it('is cleared away by the next when it could not do so itself', async () => {
      await mkdir(path.join(deployDir, 'releases/20260102T030405006Z.next/static'), { recursive: true });
      const { id } = await build();
      await expectUntouched(id);
    });

    it('is cleared away also when it was killed right before it was served, and is never gone back to', async () => {
      const { id: first } = await build();
      const neverServed = '29990102T030405006Z';
      await cp(releaseFolder(deployDir, first), releaseFolder(deployDir, neverServed), { recursive: true });
      const { id } = await build();
      expect(await listReleases(deployDir)).toEqual([first, id]);
      expect(await rollBack(deployDir)).toEqual({ from: id, to: first });
    });

    it('leaves nothing where there was no release before', async () => {
      await expect(build({ after: 'process.exitCode = 1' })).rejects.toThrow('exit code 1');
      expect(await foldersOf('releases')).toEqual([]);
      await expect(stat(path.join(deployDir, 'current'))).rejects.toThrow('ENOENT');
    });
  });

  describe('a release of the one before', () => {
    /** A program in the place of the one that makes it, in the site's own sources. */
    const writeProgram = async (code: string): Promise<void> => {
      await mkdir(path.join(siteDir, 'src/build/content-release'), { recursive: true });
      await writeFile(path.join(siteDir, 'src/build/content-release/main.ts'), code);
    };
    const WRITE = `
    import fs from 'node:fs';
    const manifest = JSON.parse(fs.readFileSync('sample.json', 'utf8'));
    fs.mkdirSync(process.env.RELEASE_DIR + '/static', { recursive: true });
    fs.writeFileSync(process.env.RELEASE_DIR + '/manifest.json', JSON.stringify({
      ...manifest, startedAt: process.env.RELEASE_STARTED_AT, functionEntry: 'made without Gatsby' }));
  `;
    /** What Gatsby's build writes into its manifest, so that a release can be made of it. */
    const whole = `
    fs.writeFileSync(RELEASE_DIR + '/manifest.json', JSON.stringify({
      ...manifest, builtFrom: process.env.RELEASE_BUILT_FROM, wholeAt: RELEASE_STARTED_AT }));
  `;
    const madeBy = async () => ((await current()).functionEntry ? 'content' : 'Gatsby');

    it('is made where it is asked for and only the catalogue has changed', async () => {
      await writeProgram(WRITE);
      await build({ after: whole }, { reuse: true });
      expect(await madeBy()).toBe('Gatsby');
      await build({ after: whole }, { reuse: true });
      expect(await madeBy()).toBe('content');
    });

    it('is none where a whole build is asked for', async () => {
      await writeProgram(WRITE);
      await build({ after: whole });
      await build({ after: whole });
      expect(await madeBy()).toBe('Gatsby');
    });

    it('is none where the code has changed', async () => {
      await writeProgram(WRITE);
      await build({ after: whole });
      await writeFile(path.join(siteDir, 'src/a.ts'), 'other');
      await build({ after: whole }, { reuse: true });
      expect(await madeBy()).toBe('Gatsby');
    });

    it('gives way to a whole build when it cannot be made, and nothing of it is left', async () => {
      await writeProgram(`${WRITE}
      fs.writeFileSync(process.env.RELEASE_DIR + '/half', '');
      process.stderr.write('error a template is new');
      process.exitCode = 1;`);
      await build({ after: whole });
      const lines: string[] = [];
      const { id } = await build({ after: whole }, { reuse: true, output: (line) => lines.push(line) });
      expect(await madeBy()).toBe('Gatsby');
      expect(lines.at(-1)).toMatch(/^A whole build follows: .*\n.*a template is new/);
      expect((await foldersOf(`releases/${id}`)).sort()).toEqual(['edits.json', 'manifest.json', 'static']);
    });

    it('is not followed by a whole build when it is stopped', async () => {
      await writeProgram('process.stdout.write("up\\n"); setInterval(() => {}, 1000);');
      const { id } = await build({ after: whole });
      const stop = new AbortController();
      const output = () => stop.abort(new Error('stopped'));
      await expect(build({}, { reuse: true, output, signal: stop.signal })).rejects.toThrow('stopped');
      await expectUntouched(id);
    });
  });

  it('builds two that are asked for at once one after the other', async () => {
    const lines: string[] = [];
    const output = (line: string) => lines.push(line);
    const after = `
    const lock = 'running';
    if (fs.existsSync(lock)) throw new Error('two at once');
    fs.writeFileSync(lock, '');
    setTimeout(() => fs.rmSync(lock), 100);
  `;
    const [first, second] = await Promise.all([build({ after }, { output }), build({ after }, { output })]);
    expect(first.id).not.toBe(second.id);
    expect((await current()).id).toBe([first.id, second.id].sort()[1]);
    expect(lines).toEqual([expect.stringContaining('this one waits for it')]);
  });
});

describe('built from', () => {
  let siteDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
    await write('src/deep/a.ts', 'a');
    await write('gatsby-node.ts', 'node');
    await write('package-lock.json', '{}');
  });
  afterEach(() => rm(siteDir, { recursive: true }));

  async function write(file: string, content: string): Promise<void> {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
    await writeFile(path.join(siteDir, file), content);
  }
  const digest = (env: NodeJS.ProcessEnv = {}) => builtFromOf(siteDir, env);

  it.each([
    ['a source', 'src/deep/a.ts', 'b'],
    ['a new source', 'src/b.ts', 'b'],
    ['Gatsby’s own files', 'gatsby-node.ts', 'other'],
    ['a package', 'package-lock.json', '{"a":1}'],
    ['what the host and the build share', 'src/release/manifest.ts', 'x'],
  ])('tells of %s that has changed', async (_, file, content) => {
    const before = await digest();
    expect(await digest()).toBe(before);
    await write(file, content);
    expect(await digest()).not.toBe(before);
  });

  it.each(['src/a.test.ts', 'src/deep/testing/x.ts', 'host/server.ts', 'api/main.ts', 'README.md'])(
    'does not mind %s, which no build reads',
    async (file) => {
      const before = await digest();
      await write(file, 'x');
      expect(await digest()).toBe(before);
    },
  );

  it('tells a text that has moved from one file to the next', async () => {
    const before = await digest();
    await write('src/deep/a.ts', '');
    await write('src/deep/b.ts', 'a');
    expect(await digest()).not.toBe(before);
  });

  it('tells of the settings that pages are made with, and of no others', async () => {
    const before = await digest({ SITE_URL: '', GALLERY_API_URL: 'http://127.0.0.1:4000', PORT: '8000' });
    expect(await digest({ GALLERY_API_URL: 'http://127.0.0.1:4001', PORT: '8001' })).toBe(before);
    for (const name of ['SITE_URL', 'GALLERY_API_PUBLIC_URL', 'GALLERY_MEDIA', 'GATSBY_WORD'])
      expect(await digest({ [name]: 'https://gallery.example' })).not.toBe(before);
  });
});

describe('check release', () => {
  const works = (count: number, prefix = '/works'): string[] =>
    Array.from({ length: count }, (_, i) => `${prefix}/lamp-${i}`);
  const check =
    (pages: string[], before?: string[], force = false) =>
    () =>
      checkRelease(manifestOf(pages), before && manifestOf(before), { force });

  it('takes a release with its key pages', () => {
    expect(check([])).not.toThrow();
  });

  it.each(Object.keys({ ...KEY_FILES.files, ...KEY_FILES.errorPages }))(
    'misses %s, also by force',
    (page) => {
      const { files, errorPages, ...rest } = manifestOf([]);
      const without = (known: Record<string, DeployedFile>) =>
        Object.fromEntries(Object.entries(known).filter(([address]) => address !== page));
      const release = { ...rest, files: without(files), errorPages: without(errorPages) };
      expect(() => checkRelease(release, undefined, { force: true })).toThrow(`The build lacks ${page}.`);
    },
  );

  it('names all pages that are missing', () => {
    expect(() => checkRelease({ ...manifestOf([]), files: {} }, undefined, { force: false })).toThrow(
      /^The build lacks \/, \/about, \/creators, .*\/legal-notice, \/works\/type\/all, \/fr, \/fr\/a-propos, /,
    );
  });

  describe('beside the release before', () => {
    it.each([
      ['more pages', 12, 10],
      ['a fifth fewer', 8, 10],
      ['one of few less', 1, 2],
      ['the only one less', 0, 1],
    ])('takes %s', (_, is, was) => {
      expect(check(works(is), works(was))).not.toThrow();
    });

    it.each([
      ['more than a fifth fewer', 7, 10],
      ['none of two', 0, 2],
      ['half of many', 250, 500],
    ])('refuses %s, unless it is forced', (_, is, was) => {
      const message = `/works/:slug from ${was} to ${is}. It was not released.`;
      expect(check(works(is), works(was))).toThrow(message);
      expect(check(works(is), works(was))).toThrow('"force": true');
      expect(check(works(is), works(was))).toThrow(ReleaseRefused);
      expect(check(works(is), works(was), true)).not.toThrow();
    });

    it('counts each route and language by itself', () => {
      const before = [...works(100), ...works(10, '/fr/oeuvres'), ...works(10, '/creators')];
      const after = [...works(100), ...works(10, '/fr/oeuvres').slice(4), ...works(10, '/creators')];
      expect(check(after, before)).toThrow('release before: /fr/oeuvres/:slug from 10 to 6. It');
    });

    it('counts pages alone', () => {
      const { files, ...rest } = manifestOf([]);
      const cards = Object.fromEntries(
        works(10, '/creators').map((page) => [`${page}.vcf`, { ...files['/'], type: 'text/vcard' }]),
      ) as Record<string, DeployedFile>;
      const before = { ...rest, files: { ...files, ...cards } };
      expect(() => checkRelease(manifestOf([]), before, { force: false })).not.toThrow();
    });
  });
});

describe('content release', () => {
  const BEFORE = { builtFrom: 'code', wholeAt: '2026-01-02T04:00:00.000Z' };
  const NEXT = { builtFrom: 'code', startedAt: '2026-01-02T15:00:00.000Z', env: {} };

  it('makes a release of the one before when only the catalogue has changed', () => {
    expect(whyWhole(BEFORE, NEXT)).toBeUndefined();
  });

  it.each([
    ['code, packages, settings or Node are others', BEFORE, { ...NEXT, builtFrom: 'other' }],
    ['the release before holds no recipe', {}, NEXT],
    ['pictures are copied into the site', BEFORE, { ...NEXT, env: { GALLERY_MEDIA: 'mirror' } }],
    [
      'the last whole build is a day old',
      BEFORE,
      // By a clock that was set back.
      { ...NEXT, startedAt: '2026-01-01T04:00:00.000Z' },
    ],
    ['the last whole build is a day old', BEFORE, { ...NEXT, startedAt: '2026-01-03T03:00:01.000Z' }],
  ])('builds the whole site when %s', (reason, before, next) => {
    expect(whyWhole(before, next)).toBe(reason);
  });
});

describe('workspace', () => {
  let siteDir: string;
  let deployDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
    deployDir = path.join(siteDir, 'deploy');
    await write('src/a.ts', 'a');
    await write('src/deep/b.ts', 'b');
    await write('plugins/name.ts', "export const name: string = 'node';");
    await write('gatsby-node.ts', "export { name } from './plugins/name';");
    await write('gatsby-ssr.tsx', 'ssr');
    await write('package.json', '{}');
    await mkdir(path.join(siteDir, 'node_modules'));
  });
  afterEach(() => rm(siteDir, { recursive: true }));

  async function write(file: string, content: string): Promise<void> {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
    await writeFile(path.join(siteDir, file), content);
  }
  const inCopy = (file: string): string => path.join(deployDir, 'workspace', file);
  const read = (file: string) => readFile(inCopy(file), 'utf8');
  const open = () => openWorkspace(siteDir, deployDir);
  /** What gatsby-node gives Gatsby, in a process of its own as there. */
  const load = (dir: string) =>
    JSON.parse(
      execFileSync(process.execPath, [
        '--print',
        `JSON.stringify(require(${JSON.stringify(path.join(dir, 'gatsby-node.js'))}))`,
      ]).toString(),
    ) as unknown;
  const exists = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );

  it('copies what a build reads, and neither tests nor data', async () => {
    for (const file of [
      'src/a.test.ts',
      'src/testing/x.ts',
      'src/deep/testing/x.ts',
      'api/main.ts',
      'host/server.ts',
    ])
      await write(file, 'x');
    expect(await open()).toBe(inCopy(''));
    expect((await readdir(inCopy(''))).sort()).toEqual(
      [
        '.building',
        'compiled',
        'gatsby-node.js',
        'gatsby-ssr.tsx',
        'node_modules',
        'package.json',
        'plugins',
        'src',
      ].sort(),
    );
    expect((await readdir(inCopy('src'), { recursive: true })).sort()).toEqual(['a.ts', 'deep', 'deep/b.ts']);
    expect(await readlink(inCopy('node_modules'))).toBe(path.join(siteDir, 'node_modules'));
  });

  it('copies what has changed, removes what is gone, and does not touch the rest', async () => {
    await open();
    const { mtimeMs, ino } = await stat(inCopy('src/deep/b.ts'));
    await write('src/a.ts', 'changed');
    await write('src/c.ts', 'c');
    await rm(path.join(siteDir, 'gatsby-ssr.tsx'));
    await open();
    expect(await read('src/a.ts')).toBe('changed');
    expect(await read('src/c.ts')).toBe('c');
    expect(await exists(inCopy('gatsby-ssr.tsx'))).toBe(false);
    expect(await stat(inCopy('src/deep/b.ts'))).toMatchObject({ mtimeMs, ino });

    await rm(path.join(siteDir, 'src/deep'), { recursive: true });
    await rm(path.join(siteDir, 'src/c.ts'));
    await open();
    expect(await readdir(inCopy('src'))).toEqual(['a.ts']);
  });

  it('has Gatsby’s own files compiled, behind a line that stays as it is when the code changes', async () => {
    const dir = await open();
    const line = await stat(inCopy('gatsby-node.js'));
    expect(load(dir)).toEqual({ name: 'node' });
    await write('plugins/name.ts', "export const name: string = 'changed';");
    await open();
    expect(load(dir)).toEqual({ name: 'changed' });
    expect(await stat(inCopy('gatsby-node.js'))).toMatchObject({ mtimeMs: line.mtimeMs, ino: line.ino });

    await rm(path.join(siteDir, 'gatsby-node.ts'));
    await open();
    expect(await exists(inCopy('gatsby-node.js'))).toBe(false);
  });

  it('says where one of them cannot be compiled', async () => {
    await write('gatsby-node.ts', 'export const = 1;');
    await expect(open()).rejects.toThrow(/gatsby-node\.ts:1:13/);
  });

  it('puts a folder in the place of a file, and a file in that of a folder', async () => {
    await write('src/c', 'c');
    await open();
    await rm(path.join(siteDir, 'src/c'));
    await write('src/c/d.ts', 'd');
    await rm(path.join(siteDir, 'src/deep'), { recursive: true });
    await write('src/deep', 'file');
    await open();
    expect(await read('src/c/d.ts')).toBe('d');
    expect(await read('src/deep')).toBe('file');
  });

  describe('caches', () => {
    const fill = async () => {
      for (const name of ['.cache', 'public']) {
        await mkdir(inCopy(name), { recursive: true });
        await writeFile(path.join(inCopy(name), 'kept'), '');
      }
    };
    const isKept = () => Promise.all(['.cache/kept', 'public/kept'].map((file) => exists(inCopy(file))));

    it('stay from a build that came to its end', async () => {
      await open();
      await fill();
      await releaseWorkspace(deployDir);
      await open();
      expect(await isKept()).toEqual([true, true]);
    });

    it('go when the build before did not', async () => {
      await open();
      await fill();
      await open();
      expect(await isKept()).toEqual([false, false]);
    });
  });
});

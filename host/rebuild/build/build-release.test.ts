import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeLogFile } from '../../live/change-log';
import { hasEdits } from '../../live/edit-mark';
import { openLivePages } from '../../live/changed-pages';
import { readCurrent } from '../../releases/current-release';
import { listReleases, releaseFolder } from '../../releases/release-folders';
import { rollBack } from '../../releases/roll-back';
import { buildRelease, type BuildReleaseOptions } from './build-release';
import { fakeBuild } from '../testing/fake-build';

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
    const marks = [undefined];
    for (let i = 0; i < 5; i++) {
      const mark = await live.add([{ kind: 'work', slugs: [`lamp-${i}`] }]);
      marks.push(mark as never);
      const { oldestEdits } = await build();
      expect((await readCurrent(deployDir)).edits).toEqual(mark);
      expect(oldestEdits).toEqual(marks[Math.max(0, i - 3)]);
    }
  });

  it('notes also how far other hosts are, where they can be asked; asked before anything is read', async () => {
    await build();
    const live = await openLivePages(changeLogFile(deployDir));
    const own = await live.add([{ kind: 'work', slugs: ['lamp'] }]);
    const other = { log: 'that of another host', number: 7 };
    await build({}, { marksOfOthers: async () => [other] });
    const { edits } = await readCurrent(deployDir);
    expect([own, other].map((mark) => hasEdits(edits, mark))).toEqual([true, true]);
    expect(hasEdits(edits, { ...other, number: 8 })).toBe(false);
    expect(hasEdits(edits, { log: 'one that was not asked', number: 0 })).toBe(false);
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
    expect((await foldersOf(`releases/${id}`)).sort()).toEqual(['manifest.json', 'static']);
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

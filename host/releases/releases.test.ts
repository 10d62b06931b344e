import fs, {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DeployedFile, MANIFEST_NAME } from '../../src/release/manifest';
import { withBuildLock } from '../rebuild/build/build-lock';
import { makeDeploy, makeRelease, SAMPLE_ID, writeManifest } from '../testing/make-deploy';
import { openReleases, readCurrent, readRelease } from './current-release';
import { listLeftOvers, listPublished, pruneReleases } from './published-releases';
import { currentLink, listReleases, listUnfinished, newReleaseId, releaseFolder } from './release-folders';
import { rollBack } from './roll-back';
import { switchRelease } from './switch-release';

describe('current release', () => {
  const NEWER = '20260102T030405007Z';
  const NEWEST = '20260102T030405008Z';

  it('asks for a build where there is none', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
    await expect(openReleases(dir)).rejects.toThrow(
      `There is no built site in ${dir}. Build it first: npm run build`,
    );
  });

  it('asks for a new build where it is damaged, lost or of another version', async () => {
    await expect(openReleases(await makeDeploy(0))).rejects.toThrow('npm run build');
    const dir = await makeDeploy();
    const file = path.join(releaseFolder(dir, SAMPLE_ID), MANIFEST_NAME);
    await writeFile(file, '{"version"');
    await expect(openReleases(dir)).rejects.toThrow('npm run build');
    await rm(file);
    await expect(openReleases(dir)).rejects.toThrow('npm run build');
  });

  it('takes up the release that is switched to, in its own folder', async () => {
    const dir = await makeDeploy();
    const current = await openReleases(dir);
    const before = await current();
    expect(await current()).toBe(before);

    await makeRelease(dir, NEWER);
    expect(await current()).toBe(before);
    await switchRelease(dir, NEWER);
    const after = await current();
    expect(after.manifest.id).toBe(NEWER);
    expect(after.root).not.toBe(before.root);
    expect(after.root).not.toContain('current');
  });

  it('gives a release the same folders however it is reached', async () => {
    const dir = await makeDeploy();
    const link = path.join(await mkdtemp(path.join(os.tmpdir(), 'link-')), 'deploy');
    await symlink(dir, link, 'junction');
    expect(await readRelease(releaseFolder(link, SAMPLE_ID))).toEqual(await readCurrent(dir));
  });

  it('keeps the last one while there is none, and where the next one cannot be read', async () => {
    const dir = await makeDeploy();
    const current = await openReleases(dir);
    const before = await current();
    await rename(currentLink(dir), `${currentLink(dir)}.away`);
    expect(await current()).toBe(before);

    await makeRelease(dir, NEWER);
    await writeFile(path.join(releaseFolder(dir, NEWER), MANIFEST_NAME), 'damaged');
    await switchRelease(dir, NEWER);
    expect(await current()).toBe(before);

    await makeRelease(dir, NEWEST);
    await switchRelease(dir, NEWEST);
    expect((await current()).manifest.id).toBe(NEWEST);
  });

  it('gives requests of one moment one answer', async () => {
    const dir = await makeDeploy();
    const current = await openReleases(dir);
    await makeRelease(dir, NEWER);
    await switchRelease(dir, NEWER);
    const [first, second] = await Promise.all([current(), current()]);
    expect(first.manifest.id).toBe(NEWER);
    expect(second).toBe(first);
  });
});

describe('published releases', () => {
  const SECOND = '20260102T030405007Z';
  const THIRD = '20260102T030405008Z';

  let dir: string;
  beforeEach(async () => {
    dir = await makeDeploy();
  });
  afterEach(() => rm(dir, { recursive: true }));

  const release = async (id: string): Promise<void> => {
    await makeRelease(dir, id);
    await switchRelease(dir, id);
  };
  const leftOvers = async () => (await listLeftOvers(dir)).map((folder) => path.basename(folder));

  it('counts what is served and what was served before', async () => {
    await release(SECOND);
    expect(await listPublished(dir)).toEqual([SAMPLE_ID, SECOND]);
    expect(await leftOvers()).toEqual([]);
  });

  it('does not count a finished folder that nobody was served from', async () => {
    await makeRelease(dir, SECOND);
    expect(await listPublished(dir)).toEqual([SAMPLE_ID]);
    expect(await leftOvers()).toEqual([SECOND]);
  });

  it('counts what was gone back from', async () => {
    await release(SECOND);
    await makeRelease(dir, THIRD);
    await rollBack(dir);
    expect(await listPublished(dir)).toEqual([SAMPLE_ID, SECOND]);
    expect(await leftOvers()).toEqual([THIRD]);
  });

  it('says so where it cannot tell, rather than have all releases removed', async () => {
    await rm(currentLink(dir));
    await mkdir(currentLink(dir));
    await expect(listLeftOvers(dir)).rejects.toThrow('EINVAL');
  });

  it('counts nothing where nothing was served yet', async () => {
    await rm(currentLink(dir));
    await mkdir(`${releaseFolder(dir, SECOND)}.next`);
    expect(await listPublished(dir)).toEqual([]);
    expect(await leftOvers()).toEqual([`${SECOND}.next`, SAMPLE_ID]);
  });
});

describe('release folders', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const DAY = 24 * 60 * 60 * 1000;
  const FIRST = Date.parse('2026-01-02T03:04:05.006Z');
  const IDS = [2, 3, 4, 5, 6, 7, 8].map((day) => `2026010${day}T030405006Z`);
  const make = (...names: string[]) =>
    Promise.all(names.map((name) => mkdir(path.join(dir, 'releases', name), { recursive: true })));

  describe('the name of a release', () => {
    it('is the moment its build begins', async () => {
      expect(await newReleaseId(dir, FIRST)).toBe(IDS[0]);
    });

    it('sorts after all others, also when the clock was put back', async () => {
      await make(...IDS.slice(0, 2));
      expect(await newReleaseId(dir, FIRST - DAY)).toBe('20260103T030405007Z');
      expect(await newReleaseId(dir, FIRST + DAY)).toBe('20260103T030405007Z');
      expect(await newReleaseId(dir, FIRST + 2 * DAY)).toBe(IDS[2]);
    });
  });

  it('lists what is finished apart from what is not', async () => {
    expect(await listReleases(dir)).toEqual([]);
    await make(`${IDS[0]}.next`, String(IDS[2]), String(IDS[1]), 'notes');
    expect(await listReleases(dir)).toEqual([IDS[1], IDS[2]]);
    expect(await listUnfinished(dir)).toEqual([path.join(dir, 'releases', `${IDS[0]}.next`)]);
  });

  describe('pruning', () => {
    it('leaves five, the newest', async () => {
      await make(...IDS);
      await switchRelease(dir, String(IDS[6]));
      expect(await pruneReleases(dir)).toBe(IDS[2]);
      expect(await listReleases(dir)).toEqual(IDS.slice(2));
    });

    it('leaves the one that is served, however old', async () => {
      await make(...IDS);
      await switchRelease(dir, String(IDS[0]));
      expect(await pruneReleases(dir)).toBe(IDS[0]);
      expect(await listReleases(dir)).toEqual([IDS[0], ...IDS.slice(2)]);
    });

    it('takes a release off the list before its files: a host that is killed meanwhile leaves no half one', async () => {
      await make(...IDS);
      await switchRelease(dir, String(IDS[6]));
      const [old = ''] = IDS;
      await writeFile(path.join(releaseFolder(dir, old), MANIFEST_NAME), '');
      const removing = jest.spyOn(fs, 'rm').mockRejectedValueOnce(new Error('killed'));
      await expect(pruneReleases(dir)).rejects.toThrow('killed');
      expect(removing).toHaveBeenCalledTimes(1);
      removing.mockRestore();
      expect(await listReleases(dir)).toEqual(IDS.slice(1));
      const [half = ''] = await listUnfinished(dir);
      expect(await readdir(half)).toEqual([MANIFEST_NAME]);

      expect(await pruneReleases(dir)).toBe(IDS[2]);
      expect(await readdir(path.join(dir, 'releases'))).toEqual([path.basename(half), ...IDS.slice(2)]);
      expect(await listLeftOvers(dir)).toEqual([half]);
    });

    it('has nothing to do where there are few or none', async () => {
      expect(await pruneReleases(dir)).toBeUndefined();
      await make(...IDS.slice(0, 5));
      await pruneReleases(dir);
      expect(await listReleases(dir)).toHaveLength(5);
    });
  });

  describe('switching', () => {
    const [first = '', second = ''] = IDS;

    it('leaves a link that goes with its folder wherever that is moved', async () => {
      await make(first, second);
      for (const id of [first, second]) await switchRelease(dir, id);
      expect(await readdir(dir)).toEqual(['current', 'releases']);
      expect(await readlink(currentLink(dir))).toBe(path.join('releases', second));
    });

    it('leaves nothing of one that was killed half way', async () => {
      await make(first, second);
      await symlink(path.join('releases', first), `${currentLink(dir)}.next`);
      await switchRelease(dir, second);
      expect(await readdir(dir)).toEqual(['current', 'releases']);
    });

    it('leaves no moment without a release', async () => {
      await make(first, second);
      await switchRelease(dir, first);
      let switching = true;
      const seen = new Set<string>();
      const look = async () => {
        while (switching) seen.add(path.basename(await realpath(currentLink(dir))));
      };
      const looking = look();
      for (let i = 0; i < 200; i++) await switchRelease(dir, i % 2 ? first : second);
      switching = false;
      await looking;
      expect([first, second]).toEqual(expect.arrayContaining([...seen]));
    });
  });
});

describe('roll back', () => {
  const SECOND = '20260102T030405007Z';
  const THIRD = '20260102T030405008Z';

  let dir: string;
  beforeEach(async () => {
    dir = await makeDeploy();
  });
  afterEach(() => rm(dir, { recursive: true }));

  async function release(id: string): Promise<void> {
    await makeRelease(dir, id);
    await switchRelease(dir, id);
  }

  it('takes the release before into service, also for a host that runs', async () => {
    await release(SECOND);
    const current = await openReleases(dir);
    expect((await current()).manifest.id).toBe(SECOND);
    expect(await rollBack(dir)).toEqual({ from: SECOND, to: SAMPLE_ID });
    expect((await current()).manifest.id).toBe(SAMPLE_ID);
  });

  it('goes further back each time, and never to what it came from', async () => {
    await release(SECOND);
    await release(THIRD);
    await rollBack(dir);
    expect(await rollBack(dir)).toEqual({ from: SECOND, to: SAMPLE_ID });
    const fourth = '20260102T030405009Z';
    await release(fourth);
    expect(await rollBack(dir)).toEqual({ from: fourth, to: SAMPLE_ID });
  });

  it('goes to one that was left, where it is named, and from there back as if nothing had been', async () => {
    await release(SECOND);
    await release(THIRD);
    await rollBack(dir, { to: SAMPLE_ID });
    expect(await rollBack(dir, { to: THIRD })).toEqual({ from: SAMPLE_ID, to: THIRD });
    expect((await readCurrent(dir)).manifest.id).toBe(THIRD);
    expect(await rollBack(dir, { to: SECOND })).toEqual({ from: THIRD, to: SECOND });
    expect(await rollBack(dir)).toEqual({ from: SECOND, to: SAMPLE_ID });
  });

  it('never goes to one that nobody was served from', async () => {
    await makeRelease(dir, SECOND);
    await expect(rollBack(dir, { to: SECOND })).rejects.toThrow(`Release ${SECOND} cannot be gone back to`);
  });

  describe('while a build is under way', () => {
    const never = new AbortController().signal;
    /** Goes back while a build runs, which then ends as told. */
    async function rollBackDuring(build: () => Promise<void>) {
      let going: Promise<unknown> = Promise.resolve();
      await withBuildLock(dir, { signal: never, onWait: () => {} }, async () => {
        await new Promise<void>((onWait) => {
          going = rollBack(dir, { onWait });
        });
        await build();
      });
      return going;
    }

    it('waits for one that is not released', async () => {
      await release(SECOND);
      let served: string | undefined;
      const fails = async () => void (served = (await readCurrent(dir)).manifest.id);
      expect(await rollBackDuring(fails)).toEqual({ from: SECOND, to: SAMPLE_ID });
      expect(served).toBe(SECOND);
    });

    it('leaves it to be looked at when it was released', async () => {
      await release(SECOND);
      await expect(rollBackDuring(() => release(THIRD))).rejects.toThrow(
        `Release ${THIRD} has taken the place of ${SECOND} meanwhile.`,
      );
      expect((await readCurrent(dir)).manifest.id).toBe(THIRD);
      expect(await rollBack(dir)).toEqual({ from: THIRD, to: SECOND });
    });
  });

  it('passes by what cannot be read, and leaves what is damaged', async () => {
    await release(SECOND);
    await release(THIRD);
    for (const id of [SECOND, THIRD]) await writeFile(path.join(releaseFolder(dir, id), MANIFEST_NAME), '{');
    expect(await rollBack(dir)).toEqual({ from: THIRD, to: SAMPLE_ID });
    expect((await readCurrent(dir)).manifest.id).toBe(SAMPLE_ID);
  });

  it('says what to do where there is nothing to go back to', async () => {
    await expect(rollBack(dir)).rejects.toThrow(`There is no release before ${SAMPLE_ID}`);
    expect((await readCurrent(dir)).manifest.id).toBe(SAMPLE_ID);
    const empty = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
    await expect(rollBack(empty)).rejects.toThrow('npm run build');
  });

  it('keeps the code of the release it leaves within reach of open tabs', async () => {
    const manifest = await makeRelease(dir, SECOND);
    const code: DeployedFile = {
      file: 'code/app-def.js',
      type: 'text/javascript; charset=utf-8',
      hash: 'def',
      bytes: 3,
      cache: 'immutable',
      encodings: [],
    };
    const root = path.join(releaseFolder(dir, SECOND), 'static');
    await writeFile(path.join(root, 'app-def.js'), 'new');
    manifest.files['/app-def.js'] = { ...code, file: 'app-def.js' };
    manifest.files['/new-page'] = { ...code, file: 'index.html', cache: 'revalidate' };
    await writeManifest(releaseFolder(dir, SECOND), manifest);
    await switchRelease(dir, SECOND);

    await rollBack(dir);
    const back = await readCurrent(dir);
    const kept = back.manifest.files['/app-def.js'];
    expect(kept).toMatchObject({ cache: 'immutable', retired: 0 });
    expect(await readFile(path.join(back.root, kept?.file ?? ''), 'utf8')).toBe('new');
    expect(back.manifest.files).not.toHaveProperty('/new-page');
    expect(back.manifest.files['/app-abc.js']).not.toHaveProperty('retired');
  });
});

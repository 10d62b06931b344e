import { mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pruneReleases } from './prune-releases';
import { currentLink, listReleases, listUnfinished, newReleaseId, releaseFolder } from './release-folders';
import { switchRelease } from './switch-release';

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
    const files = Array.from({ length: 500 }, (_, i) => path.join(releaseFolder(dir, old), String(i)));
    await Promise.all(files.map((file) => writeFile(file, '')));
    let pruning = true;
    const seen = new Set<number>();
    const look = async () => {
      while (pruning) {
        const left = await readdir(releaseFolder(dir, old)).catch(() => undefined);
        if (left) seen.add(left.length);
      }
    };
    const looking = look();
    await pruneReleases(dir);
    pruning = false;
    await looking;
    expect([...seen]).toEqual([files.length]);
    expect(await listUnfinished(dir)).toEqual([]);
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

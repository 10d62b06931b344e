import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { EditMark } from './edit-mark';
import { openLivePages } from './changed-pages';

/** A release of which nobody knows what it has. */
const OLD = undefined;

let folder: string;
let file: string;
const open = () => openLivePages(file);
const work = (...slugs: string[]) => [{ kind: 'work' as const, slugs }];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'live-'));
  file = path.join(folder, 'changes.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('what a change shows in', () => {
  it.each([
    ['work', '/works/lamp'],
    ['work', '/fr/oeuvres/lamp'],
    ['work', '/works/lamp/pdf'],
    ['work', '/fr/oeuvres/lamp/pdf'],
    ['work', '/works/type/all'],
    ['work', '/fr/oeuvres/type/lampes'],
    ['creator', '/creators/lamp'],
    ['creator', '/fr/createurs/lamp'],
    ['event', '/events/lamp'],
    ['event', '/fr/evenements/lamp'],
    ['press', '/press/lamp'],
    ['press', '/fr/presse/lamp'],
  ] as const)('%s: %s and its data', async (kind, page) => {
    const live = await open();
    const data = `/page-data${page}/page-data.json`;
    expect([live.isLive(page, OLD), live.isLive(data, OLD)]).toEqual([false, false]);
    await live.add([{ kind, slugs: ['lamp'] }]);
    expect([live.isLive(page, OLD), live.isLive(data, OLD)]).toEqual([true, true]);
  });

  it.each([
    ['work', '/works/other'],
    ['work', '/works/type/all/2/more'],
    ['work', '/creators/lamp'],
    ['work', '/'],
    ['creator', '/works/lamp'],
    ['creator', '/works/type/all'],
    ['creator', '/creators'],
    ['creator', '/creators/lamp.vcf'],
    ['event', '/works/type/all'],
    ['page', '/lamp'],
    ['page', '/works/lamp'],
  ] as const)('%s: not %s', async (kind, page) => {
    const live = await open();
    await live.add([{ kind, slugs: ['lamp'] }]);
    expect(live.isLive(page, OLD)).toBe(false);
  });

  it('takes slugs as they are', async () => {
    const live = await open();
    await live.add([{ kind: 'work', slugs: ['50%', 'créé', '$&'] }]);
    const pages = ['/works/50%', '/works/créé', '/page-data/works/créé/page-data.json', '/works/$&'];
    expect(pages.filter((page) => !live.isLive(page, OLD))).toEqual([]);
  });
});

describe('how long', () => {
  it('is live for a release that was begun before the change, and for none later', async () => {
    const live = await open();
    const before = live.mark();
    const after = await live.add(work('lamp'));
    for (const page of ['/works/lamp', '/works/type/all']) {
      expect(live.isLive(page, before)).toBe(true);
      expect(live.isLive(page, after)).toBe(false);
    }
  });

  it('counts from the last change of an item, and of any item for the lists', async () => {
    const live = await open();
    const between = await live.add(work('lamp', 'chair'));
    await live.add(work('lamp'));
    expect(live.isLive('/works/lamp', between)).toBe(true);
    expect(live.isLive('/works/chair', between)).toBe(false);
    expect(live.isLive('/works/type/all', between)).toBe(true);
  });

  it('is live for releases of which that is not known, or that count another log', async () => {
    const live = await open();
    const { number } = await live.add(work('lamp'));
    for (const release of [undefined, { log: 'of another host', number: number + 100 }])
      expect(live.isLive('/works/lamp', release)).toBe(true);
  });

  it('says how many slugs there are', async () => {
    const live = await open();
    const first = await live.add([...work('lamp', 'chair'), { kind: 'page', slugs: ['about'] }]);
    const second = await live.add([...work('lamp'), { kind: 'creator', slugs: ['lamp'] }]);
    expect([live.pending(OLD), live.pending(first), live.pending(second)]).toEqual([3, 2, 0]);
  });
});

describe('the log', () => {
  it('outlives the process', async () => {
    const before = await open();
    const first = await before.add(work('lamp'));
    const second = await before.add([{ kind: 'event', slugs: ['fair'] }]);
    const after = await open();
    expect(after.mark()).toEqual(second);
    expect(after.isLive('/works/lamp', OLD)).toBe(true);
    expect(after.isLive('/works/lamp', first)).toBe(false);
    expect(after.isLive('/events/fair', first)).toBe(true);
    const next: EditMark = await after.add([]);
    expect(next).toEqual({ log: second.log, number: second.number + 1 });
    expect((await open()).mark()).toEqual(next);
  });

  it('goes on counting where all that was counted is forgotten', async () => {
    const before = await open();
    const built = await before.add(work('lamp'));
    await before.prune(built);
    const after = await open();
    await after.add(work('chair'));
    expect(after.isLive('/works/chair', built)).toBe(true);
  });

  it('of before requests were counted is taken over: no release is known to have any of it', async () => {
    const dated = [
      { at: '2026-01-02T03:04:05.006Z', kind: 'work', slugs: ['lamp', 'chair'] },
      { at: '2026-01-03T03:04:05.006Z', kind: 'work', slugs: ['lamp'] },
    ];
    await writeFile(file, JSON.stringify(dated));
    const live = await open();
    expect([live.pending(OLD), live.pending({ log: 'another', number: 9 })]).toEqual([2, 2]);
    expect(live.isLive('/works/chair', { ...live.mark(), number: 1 })).toBe(false);
    expect(live.isLive('/works/lamp', { ...live.mark(), number: 1 })).toBe(true);
  });

  it('keeps all of what comes at the same time', async () => {
    const live = await open();
    const slugs = Array.from({ length: 50 }, (_, index) => `work-${index}`);
    await Promise.all(slugs.map((slug) => live.add([{ kind: 'work', slugs: [slug] }])));
    expect((await open()).pending(OLD)).toBe(50);
    expect(await readdir(folder)).toEqual(['changes.json']);
  });

  it('keeps one entry of an item that changes often', async () => {
    const live = await open();
    for (let times = 0; times < 20; times += 1) await live.add(work('lamp'));
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      changes: [{ number: 20, kind: 'work', slugs: ['lamp'] }],
    });
  });

  it('forgets what the oldest release has, and nothing where that is not known', async () => {
    const live = await open();
    const first = await live.add(work('lamp', 'chair'));
    const second = await live.add(work('lamp'));
    await live.prune(undefined);
    expect(live.isLive('/works/chair', OLD)).toBe(true);
    await live.prune(first);
    for (const pages of [live, await open()]) {
      expect(pages.isLive('/works/lamp', OLD)).toBe(true);
      expect(pages.isLive('/works/chair', OLD)).toBe(false);
    }
    await live.prune(second);
    expect(live.isLive('/works/type/all', OLD)).toBe(false);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ mark: second, changes: [] });
  });

  it('says when it cannot be written, and shows the change all the same', async () => {
    const live = await openLivePages(path.join(folder, 'missing', 'changes.json'));
    await expect(live.add([{ kind: 'work', slugs: ['lamp'] }])).rejects.toThrow('ENOENT');
    expect(live.isLive('/works/lamp', OLD)).toBe(true);
  });

  it.each(['', '[{"at"', 'null', '[{"at":"yesterday","kind":"work","slugs":["x"]}]', '[{"kind":"chair"}]'])(
    'puts aside a damaged one: %s',
    async (text) => {
      await writeFile(file, text);
      const warn = jest.fn();
      const live = await openLivePages(file, { warn });
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('npm run build'));
      expect(await readFile(`${file}.damaged`, 'utf8')).toBe(text);
      await live.add([{ kind: 'work', slugs: ['lamp'] }]);
      expect((await open()).isLive('/works/lamp', OLD)).toBe(true);
    },
  );
});

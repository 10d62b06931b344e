import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openLivePages } from './live-pages';

const at = (seconds: number): string => new Date(seconds * 1000).toISOString();

let folder: string;
let file: string;
let seconds: number;
const open = () => openLivePages(file, { now: () => seconds * 1000 });
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'live-'));
  file = path.join(folder, 'changes.json');
  seconds = 100;
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
    expect([live.isLive(page, at(0)), live.isLive(data, at(0))]).toEqual([false, false]);
    await live.add([{ kind, slugs: ['lamp'] }]);
    expect([live.isLive(page, at(0)), live.isLive(data, at(0))]).toEqual([true, true]);
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
    expect(live.isLive(page, at(0))).toBe(false);
  });

  it('takes slugs as they are', async () => {
    const live = await open();
    await live.add([{ kind: 'work', slugs: ['50%', 'créé', '$&'] }]);
    const pages = ['/works/50%', '/works/créé', '/page-data/works/créé/page-data.json', '/works/$&'];
    expect(pages.filter((page) => !live.isLive(page, at(0)))).toEqual([]);
  });
});

describe('how long', () => {
  it('is live for a release that was begun before the change or with it, and for none later', async () => {
    const live = await open();
    await live.add([{ kind: 'work', slugs: ['lamp'] }]);
    for (const page of ['/works/lamp', '/works/type/all']) {
      expect(live.isLive(page, at(99))).toBe(true);
      expect(live.isLive(page, at(100))).toBe(true);
      expect(live.isLive(page, at(101))).toBe(false);
    }
  });

  it('counts from the last change of an item, and of any item for the lists', async () => {
    const live = await open();
    await live.add([{ kind: 'work', slugs: ['lamp', 'chair'] }]);
    seconds = 200;
    await live.add([{ kind: 'work', slugs: ['lamp'] }]);
    expect(live.isLive('/works/lamp', at(150))).toBe(true);
    expect(live.isLive('/works/chair', at(150))).toBe(false);
    expect(live.isLive('/works/type/all', at(150))).toBe(true);
  });

  it('says how many slugs there are', async () => {
    const live = await open();
    await live.add([
      { kind: 'work', slugs: ['lamp', 'chair'] },
      { kind: 'page', slugs: ['about'] },
    ]);
    seconds = 200;
    await live.add([
      { kind: 'work', slugs: ['lamp'] },
      { kind: 'creator', slugs: ['lamp'] },
    ]);
    expect([live.pending(at(0)), live.pending(at(150)), live.pending(at(201))]).toEqual([3, 2, 0]);
  });
});

describe('the log', () => {
  it('outlives the process', async () => {
    const before = await open();
    await before.add([{ kind: 'work', slugs: ['lamp'] }]);
    seconds = 200;
    await before.add([{ kind: 'event', slugs: ['fair'] }]);
    const after = await open();
    expect(after.isLive('/works/lamp', at(100))).toBe(true);
    expect(after.isLive('/works/lamp', at(101))).toBe(false);
    expect(after.isLive('/events/fair', at(200))).toBe(true);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
      { at: at(100), kind: 'work', slugs: ['lamp'] },
      { at: at(200), kind: 'event', slugs: ['fair'] },
    ]);
  });

  it('keeps all of what comes at the same time', async () => {
    const live = await open();
    const slugs = Array.from({ length: 50 }, (_, index) => `work-${index}`);
    await Promise.all(slugs.map((slug) => live.add([{ kind: 'work', slugs: [slug] }])));
    expect((await open()).pending(at(0))).toBe(50);
    expect(await readdir(folder)).toEqual(['changes.json']);
  });

  it('keeps one entry of an item that changes often', async () => {
    const live = await open();
    for (seconds = 100; seconds < 120; seconds += 1) await live.add([{ kind: 'work', slugs: ['lamp'] }]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
      { at: at(119), kind: 'work', slugs: ['lamp'] },
    ]);
  });

  it('forgets what is older than asked for', async () => {
    const live = await open();
    await live.add([{ kind: 'work', slugs: ['lamp', 'chair'] }]);
    seconds = 200;
    await live.add([{ kind: 'work', slugs: ['lamp'] }]);
    await live.prune(at(200));
    for (const pages of [live, await open()]) {
      expect(pages.isLive('/works/lamp', at(0))).toBe(true);
      expect(pages.isLive('/works/chair', at(0))).toBe(false);
    }
    seconds = 300;
    await live.prune(at(300));
    expect(live.isLive('/works/type/all', at(0))).toBe(false);
    expect(await readFile(file, 'utf8')).toBe('[]');
  });

  it('says when it cannot be written, and shows the change all the same', async () => {
    const live = await openLivePages(path.join(folder, 'missing', 'changes.json'));
    await expect(live.add([{ kind: 'work', slugs: ['lamp'] }])).rejects.toThrow('ENOENT');
    expect(live.isLive('/works/lamp', at(0))).toBe(true);
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
      expect((await open()).isLive('/works/lamp', at(0))).toBe(true);
    },
  );
});

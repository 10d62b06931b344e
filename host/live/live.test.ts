import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHANGES_PATH, type PublishedChanges } from '../../src/contract/hook/changes';
import { until } from '../../tests/until';
import { type RunningHost, startHost } from '../start-host';
import { makeDeploy } from '../testing/make-deploy';
import type { Told } from '../testing/sample-function';
import { openLivePages } from './changed-pages';
import { openDayWatch } from './day-watch';
import type { Deploy } from '../releases/current-release';
import { API_LOG, dayMark, type EditMark } from './edit-mark';
import { followChanges, type FollowedChanges, type News } from './follow-changes';

/** An API that tells what it is told to have published, and holds who knows it already. */
async function startChangesApi(body = '') {
  const changes: string[][] = [];
  const asked: string[] = [];
  const held = new Set<() => void>();
  let status = 200;
  let gate: Promise<void> = Promise.resolve();
  const answer = async (address: string, response: ServerResponse): Promise<void> => {
    asked.push(address);
    await gate;
    const after = new URL(address, 'http://api').searchParams.get('after');
    const send = (data: PublishedChanges) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    const number = changes.length;
    if (after === null) return void send({ number, changes: [] });
    if (Number(after) > number) return void response.writeHead(410).end('{}');
    const at = '2026-11-30T10:00:00Z';
    const news = changes.map((tags, index) => ({ number: index + 1, at, tags })).slice(Number(after));
    if (news.length > 0 || status !== 200) return void send({ number, changes: news });
    held.add(() => void answer(address, response));
  };
  const server = createServer((request, response) => {
    if (request.url!.startsWith(CHANGES_PATH)) void answer(request.url!, response);
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    publish(...tags: string[]): void {
      changes.push(tags);
      const waiting = [...held];
      held.clear();
      for (const again of waiting) again();
    },
    answerWith: (next: number) => (status = next),
    /** Answers nothing until it is called. */
    holdAll(): () => void {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
type ChangesApi = Awaited<ReturnType<typeof startChangesApi>>;

const LAMP = ['en/works/lamp', 'fr/works/lamp'];

describe('after a start', () => {
  const EDITED = '<h1>Lamp as edited while the host was down</h1>';

  let deployDir: string;
  let api: ChangesApi;
  let host: RunningHost;
  beforeEach(async () => {
    deployDir = await makeDeploy();
    api = await startChangesApi(JSON.stringify({ body: EDITED } satisfies Told));
  });
  afterEach(async () => {
    await host.close();
    await api.close();
    await rm(deployDir, { recursive: true });
  });
  const start = async () => {
    host = await startHost({
      port: 0,
      host: '127.0.0.1',
      deployDir,
      apiUrl: api.url,
      logLevel: 'silent',
    });
  };
  const pageOf = (path: string) => fetch(host.url + path).then((answer) => answer.text());

  it('shows no page as it was before what the host has missed', async () => {
    api.publish(...LAMP);
    const tell = api.holdAll();
    await start();
    await until(() => api.asked.length > 0);
    let shown: string | undefined;
    void pageOf('/works/lamp').then((html) => (shown = html));
    expect(await pageOf('/about')).toBe('<h1>About</h1>');
    expect(shown).toBeUndefined();
    tell();
    await until(() => shown !== undefined);
    expect(shown).toBe(EDITED);
  });

  it('shows pages as they are built where nothing was missed, and what is published then at once', async () => {
    await start();
    expect(await pageOf('/works/lamp')).toBe('<h1>Lamp as built</h1>');
    api.publish(...LAMP);
    await until(async () => (await pageOf('/works/lamp')) === EDITED);
  });

  it('goes on where it was before', async () => {
    api.publish(...LAMP);
    await start();
    await until(async () => (await pageOf('/works/lamp')) === EDITED);
    await host.close();
    api.asked.length = 0;
    await start();
    await until(() => api.asked.includes(`${CHANGES_PATH}?after=1`));
    expect(await pageOf('/works/lamp')).toBe(EDITED);
  });
});

describe('followed changes', () => {
  const log = { info: jest.fn(), warn: jest.fn() };

  let api: ChangesApi;
  let taken: News[];
  let followed: FollowedChanges | undefined;
  beforeEach(async () => {
    jest.clearAllMocks();
    taken = [];
    api = await startChangesApi();
  });
  afterEach(async () => {
    followed?.close();
    await api.close();
  });

  const onNone = jest.fn();
  function start({ known = 0, limitMs = 60_000, apiUrl = api.url, take = async (_: News) => {} } = {}) {
    followed = followChanges({
      apiUrl,
      known: async () => known,
      take: async (news) => {
        await take(news);
        taken.push(news);
      },
      onNone,
      log,
      limitMs,
      firstPauseMs: 10,
    });
    followed.start();
    let done = false;
    void followed.done().then(() => (done = true));
    return () => done;
  }

  it('are taken in their order, before pages go on; then each as it comes', async () => {
    for (const tag of ['a', 'b', 'c']) api.publish(tag);
    await until(start({ known: 1 }));
    expect(taken).toEqual([{ tags: ['b', 'c'], number: 3 }]);
    api.publish('d');
    await until(() => taken.length === 2);
    expect(taken[1]).toEqual({ tags: ['d'], number: 4 });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('are all where the API does not know the number any more', async () => {
    api.publish('a');
    await until(start({ known: 7 }));
    expect(taken).toEqual([{ tags: 'all', number: 1 }]);
  });

  it('are asked for again where they could not be taken', async () => {
    api.publish('a');
    let failures = 2;
    const take = () => (failures-- > 0 ? Promise.reject(new Error('full')) : Promise.resolve());
    start({ take });
    await until(() => taken.length === 1);
    expect(log.warn.mock.calls).toEqual([[expect.stringContaining('full')]]);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it.each([401, 500])(
    'keep nothing waiting for an API that answers %d, and are asked for again',
    async (status) => {
      api.answerWith(status);
      await until(start());
      api.publish('a');
      api.answerWith(200);
      await until(() => taken.length === 1);
    },
  );

  it('are asked for once of an API of another make, which does not have them', async () => {
    api.answerWith(404);
    await until(start());
    await setTimeout(50);
    expect(api.asked).toHaveLength(1);
    expect(onNone).toHaveBeenCalledTimes(1);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('keep nothing waiting for an API that is not there', async () => {
    await until(start({ apiUrl: 'http://127.0.0.1:9' }));
  });

  it('keep pages waiting for no longer than they may, which is said', async () => {
    api.holdAll();
    await until(start({ limitMs: 50 }));
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('within 50 ms'));
  });

  it('keep nothing waiting before they are followed', async () => {
    await followChanges({ apiUrl: api.url, known: async () => 0, take: async () => {}, log }).done();
  });
});

describe('changed pages', () => {
  const PAGES: Record<string, string[]> = {
    '/': ['en/site-settings', 'en/pages/home', 'en/worktypes', 'en/events', 'en/creators'],
    '/about': ['en/site-settings', 'en/pages/about'],
    '/works/lamp': ['en/site-settings', 'en/works/lamp'],
    '/works/lamp/pdf': ['en/site-settings', 'en/works/lamp'],
    '/fr/oeuvres/lampe': ['fr/site-settings', 'fr/works/lampe'],
    '/works/chair': ['en/site-settings', 'en/works/chair'],
    '/works/type/all': ['en/site-settings', 'en/worktypes', 'en/works'],
    '/works/type/lighting/2': ['en/site-settings', 'en/worktypes', 'en/works?type=lighting'],
    '/events': ['en/site-settings', 'en/events'],
    '/events/fair': ['en/site-settings', 'en/events/fair'],
    '/creators/lamp': ['en/site-settings', 'en/creators/lamp'],
    '/works/créé 50%': ['en/site-settings', 'en/works/créé 50%'],
    '/static/search/en.abc.json': ['en/site-settings', 'en/works', 'en/works/*', 'en/events/*'],
  };
  const tags = { of: (address: string) => PAGES[address], all: [] };
  /** A release of which nobody knows which edits it has. */
  const OLD = { tags };
  const withEdits = (edits: EditMark) => ({ tags, edits });
  let folder: string;
  let file: string;
  const open = () => openLivePages(file);
  const work = (...slugs: string[]) => [{ kind: 'work' as const, slugs }];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'live-'));
    file = path.join(folder, 'changes.json');
  });
  afterEach(() => rm(folder, { recursive: true }));
  type Live = Awaited<ReturnType<typeof openLivePages>>;
  const shownLive = (live: Live) => Object.keys(PAGES).filter((page) => live.isLive(page, OLD));

  describe('what a change shows in', () => {
    it('are the pages that were made of it, and their data', async () => {
      const live = await open();
      await live.add(work('lamp'), []);
      expect(shownLive(live)).toEqual(['/works/lamp', '/works/lamp/pdf', '/static/search/en.abc.json']);
      expect(live.isLive('/page-data/works/lamp/page-data.json', OLD)).toBe(true);
      expect(live.isLive('/page-data/works/chair/page-data.json', OLD)).toBe(false);
      expect(live.isLive('/works/unbuilt', OLD)).toBe(false);
    });

    it.each<[string[], string[]]>([
      [['en/works'], ['/works/type/all', '/static/search/en.abc.json']],
      [['en/works?type=lighting'], ['/works/type/lighting/2']],
      [['en/works?type=seating'], []],
      [['en/events'], ['/', '/events']],
      [['en/worktypes'], ['/', '/works/type/all', '/works/type/lighting/2']],
      [['fr/events'], []],
      [['fr/site-settings'], ['/fr/oeuvres/lampe']],
    ])('%j are told of by themselves', async (answers, pages) => {
      const live = await open();
      await live.add([], answers);
      expect(shownLive(live)).toEqual(pages);
    });

    it('is every list of its kind where items are told of alone', async () => {
      const live = await open();
      await live.add([{ kind: 'event', slugs: ['other'] }]);
      expect(shownLive(live)).toEqual(['/', '/events', '/static/search/en.abc.json']);
      await live.add([{ kind: 'page', slugs: ['about'] }]);
      expect(shownLive(live)).toEqual(['/', '/about', '/events', '/static/search/en.abc.json']);
      await live.add(work('other'));
      expect(shownLive(live)).toEqual([
        '/',
        '/about',
        '/works/type/all',
        '/works/type/lighting/2',
        '/events',
        '/static/search/en.abc.json',
      ]);
    });

    it('is the home page, whose data has a name of its own', async () => {
      const live = await open();
      await live.add([{ kind: 'page', slugs: ['home'] }], []);
      for (const page of ['/', '/page-data/index/page-data.json']) expect(live.isLive(page, OLD)).toBe(true);
    });

    it('takes slugs as they are', async () => {
      const live = await open();
      await live.add(work('créé 50%'), []);
      expect(live.isLive('/works/créé 50%', OLD)).toBe(true);
    });

    it('is everything of a release that does not say what its pages are made of', async () => {
      const live = await open();
      expect(live.isLive('/about', {})).toBe(false);
      const edits = await live.add(work('lamp'), []);
      expect(live.isLive('/about', {})).toBe(true);
      expect(live.isLive('/about', { edits })).toBe(false);
    });
  });

  describe('how long', () => {
    it('is live for a release that was begun before the change, and for none later', async () => {
      const live = await open();
      const before = live.mark();
      const after = await live.add(work('lamp'));
      for (const page of ['/works/lamp', '/works/type/all']) {
        expect(live.isLive(page, withEdits(before))).toBe(true);
        expect(live.isLive(page, withEdits(after))).toBe(false);
      }
    });

    it('counts from the last change of each', async () => {
      const live = await open();
      const between = await live.add(work('lamp', 'chair'), ['en/works']);
      await live.add(work('lamp'), ['en/events']);
      expect(live.isLive('/works/lamp', withEdits(between))).toBe(true);
      expect(live.isLive('/works/chair', withEdits(between))).toBe(false);
      expect(live.isLive('/works/type/all', withEdits(between))).toBe(false);
      expect(live.isLive('/events', withEdits(between))).toBe(true);
    });

    it('is live for releases of which that is not known, or that count another log', async () => {
      const live = await open();
      const { number } = await live.add(work('lamp'));
      const another = withEdits({ log: 'of another host', number: number + 100 });
      for (const release of [OLD, another]) expect(live.isLive('/works/lamp', release)).toBe(true);
    });

    it('says how many items and lists there are', async () => {
      const live = await open();
      const first = await live.add(
        [...work('lamp', 'chair'), { kind: 'page', slugs: ['about'] }],
        ['en/works'],
      );
      const second = await live.add([...work('lamp'), { kind: 'creator', slugs: ['lamp'] }], []);
      expect([live.pending(undefined), live.pending(first), live.pending(second)]).toEqual([5, 2, 0]);
      await live.add([], ['day']);
      expect(live.pending(second)).toBe(0);
    });
  });

  describe('what was rendered', () => {
    const OF_LAMP = ['en/site-settings', 'en/works/lamp'];

    it('is right until an answer has changed that it was made of', async () => {
      const live = await open();
      await live.add(work('lamp'), []);
      const since = live.mark().number;
      expect(live.haveChanged(OF_LAMP, since)).toBe(false);
      await live.add(work('chair'), ['en/works']);
      expect(live.haveChanged(OF_LAMP, since)).toBe(false);
      await live.add(work('lamp'), []);
      expect(live.haveChanged(OF_LAMP, since)).toBe(true);
      expect(live.haveChanged(OF_LAMP, live.mark().number)).toBe(false);
    });

    it('before what is forgotten now is right no longer', async () => {
      const live = await open();
      const since = live.mark().number;
      const built = await live.add(work('chair'), []);
      await live.prune(built);
      expect(live.haveChanged(OF_LAMP, since)).toBe(true);
      expect(live.haveChanged(OF_LAMP, built.number)).toBe(false);
    });
  });

  describe('what has changed after a request', () => {
    it('is known by the tags of pages, those of before the process among them', async () => {
      const before = await open();
      const first = await before.add(work('chair'), ['en/works?type=seating']);
      await before.add(work('lamp'), ['en/works']);
      for (const live of [before, await open()])
        expect(live.changedAfter(first.number)?.sort()).toEqual(
          ['en/works', 'en/works/*', 'en/works/lamp', 'fr/works/*', 'fr/works/lamp'].sort(),
        );
      expect(before.changedAfter(before.mark().number)).toEqual([]);
    });

    it('is not known where some of it is forgotten, nor after a start', async () => {
      const before = await open();
      const { number } = before.mark();
      const built = await before.add(work('chair'), []);
      await before.add(work('lamp'), []);
      await before.prune(built);
      for (const live of [before, await open()]) {
        expect(live.changedAfter(number)).toBeUndefined();
        expect(live.changedAfter(built.number)).toContain('en/works/lamp');
      }
    });

    it('is told to who watches, when it shows', async () => {
      const live = await open();
      const seen: (string[] | undefined)[] = [];
      live.watch(() => seen.push(live.changedAfter(0)));
      await live.add([], ['en/press']);
      expect(seen).toEqual([['en/press']]);
    });
  });

  describe('the log', () => {
    it('outlives the process', async () => {
      const before = await open();
      const first = await before.add(work('lamp'), ['en/works']);
      const second = await before.add([{ kind: 'event', slugs: ['fair'] }], ['fr/site-settings']);
      const after = await open();
      expect(after.mark()).toEqual(second);
      expect(shownLive(after)).toEqual(shownLive(before));
      expect(after.isLive('/works/lamp', withEdits(first))).toBe(false);
      expect(after.isLive('/works/type/all', withEdits(first))).toBe(false);
      expect(after.isLive('/events/fair', withEdits(first))).toBe(true);
      expect(after.isLive('/fr/oeuvres/lampe', withEdits(first))).toBe(true);
      const next: EditMark = await after.add([]);
      expect(next).toEqual({ log: second.log, number: second.number + 1 });
      expect((await open()).mark()).toEqual(next);
    });

    it('keeps by which number the API has a change, so that a release of another host is known to have it', async () => {
      const also = { log: API_LOG, number: 7 };
      await (await open()).add(work('lamp'), ['en/events'], { heard: 8, also });
      const after = await open();
      expect(after.heard()).toBe(8);
      const live = (number: number) =>
        ['/works/lamp', '/events'].map((page) => after.isLive(page, withEdits({ ...also, number })));
      expect([live(6), live(7)]).toEqual([
        [true, true],
        [false, false],
      ]);
      // Told once more, by nobody that counts.
      await after.add(work('lamp'), []);
      expect(live(7)).toEqual([true, false]);
    });

    it('keeps which day has begun, so that a release of that day is known to have it', async () => {
      await (await open()).add([], ['day']);
      const after = await open();
      const builtAt = (moment: number) => ({
        tags: { of: () => ['day'], all: ['day'] },
        edits: [dayMark('day', moment)],
      });
      expect(after.isLive('/events', builtAt(Date.now() - 86_400_000))).toBe(true);
      expect(after.isLive('/events', builtAt(Date.now()))).toBe(false);
    });

    it('goes on counting where all that was counted is forgotten', async () => {
      const before = await open();
      const built = await before.add(work('lamp'));
      await before.prune(built);
      const after = await open();
      await after.add(work('chair'));
      expect(after.isLive('/works/chair', withEdits(built))).toBe(true);
    });

    it('keeps all of what comes at the same time', async () => {
      const live = await open();
      const slugs = Array.from({ length: 50 }, (_, index) => `work-${index}`);
      await Promise.all(slugs.map((slug) => live.add([{ kind: 'work', slugs: [slug] }], [])));
      expect((await open()).pending(undefined)).toBe(50);
      expect(await readdir(folder)).toEqual(['changes.json']);
    });

    it('keeps one entry of what changes often', async () => {
      const live = await open();
      for (let times = 0; times < 20; times += 1) await live.add(work('lamp'), ['en/works']);
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
        changes: [{ number: 20, kind: 'work', slugs: ['lamp'] }],
        answers: [{ number: 20, tags: ['en/works'] }],
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
      const left = { mark: second, forgotten: second.number, changes: [], answers: [] };
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(left);
    });

    it('says when it cannot be written, and shows the change all the same', async () => {
      const live = await openLivePages(path.join(folder, 'missing', 'changes.json'));
      await expect(live.add(work('lamp'))).rejects.toThrow('ENOENT');
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
        await live.add(work('lamp'));
        expect((await open()).isLive('/works/lamp', OLD)).toBe(true);
      },
    );
  });
});

describe('a new day', () => {
  const TAGS = ['en/events', 'day', 'day/Asia/Tokyo'];
  let startedAt: string;
  let told: string[][];
  let days: ReturnType<typeof openDayWatch> | undefined;
  const onNewDay = jest.fn(async (tags: string[]) => void told.push(tags));
  const log = { info: jest.fn(), error: jest.fn() };

  async function watch(now: string, tags: string[] | null = TAGS): Promise<void> {
    jest.setSystemTime(Date.parse(now));
    const release = { manifest: { startedAt }, tags: tags && { of: () => tags, all: tags } };
    days = openDayWatch({ currentDeploy: async () => release as unknown as Deploy, onNewDay, log });
    await days.start();
  }
  const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * 60_000);
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    startedAt = '2026-03-02T16:00:00Z';
    told = [];
  });
  afterEach(() => {
    days?.close();
    jest.useRealTimers();
  });

  it('is told once, at the gallery’s midnight and at that of each place', async () => {
    await watch('2026-03-02T16:00:00Z');
    await pass(6 * 60 + 59);
    expect(told).toEqual([]);
    await pass(1);
    expect(told).toEqual([['day']]);
    await pass(15 * 60);
    expect(told).toEqual([['day']]);
    await pass(9 * 60);
    expect(told).toEqual([['day'], ['day/Asia/Tokyo'], ['day']]);
  });

  it.each([
    ['a late start', '2026-03-02T14:00:00Z', '2026-05-11T08:00:00Z'],
    ['a clock that was ahead when the release was made', '2027-03-02T16:00:00Z', '2026-03-02T16:00:00Z'],
  ])('is caught up with after %s', async (_, started, now) => {
    startedAt = started;
    await watch(now);
    expect(told).toEqual([['day', 'day/Asia/Tokyo']]);
  });

  it('is caught up with a minute after the machine has slept', async () => {
    await watch('2026-03-02T16:00:00Z');
    jest.setSystemTime(Date.parse('2026-03-04T09:07:00Z'));
    await pass(1);
    expect(told).toEqual([['day', 'day/Asia/Tokyo']]);
  });

  it('is told again until it is noted', async () => {
    await watch('2026-03-02T22:59:00Z', ['day']);
    onNewDay.mockRejectedValueOnce(new Error('ENOSPC'));
    await pass(1);
    expect([told, log.error.mock.calls]).toEqual([[], [[new Error('ENOSPC')]]]);
    await pass(3);
    expect(told).toEqual([['day']]);
  });

  it.each([[['en/events']], [null]])('is nothing to a release with the tags %j', async (tags) => {
    await watch('2026-03-02T16:00:00Z', tags);
    await pass(48 * 60);
    expect(told).toEqual([]);
  });
});

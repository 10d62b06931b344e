import { setTimeout } from 'node:timers/promises';
import { SAMPLE_FILES } from '../../testing/sample-files';
import type { LogLine } from '../../people/contract/identity';
import type { OpenItem } from '../contract/item';
import type { Today } from '../../desk/contract/today';
import { until } from '../../../tests/until';
import { openTestDesk, type TestDesk } from '../../desk/testing/test-desk';
import { keepNewsEnd } from './schedule-queries';

describe('news ends', () => {
  let desk: TestDesk;
  let ada: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('everything', 'ada@example.org')).cookie;
  });

  const HOUR = 60 * 60 * 1000;
  const HOME = '/items/pages/home';
  type News = { id: string; title: { en: string; fr: string }; link?: object }[];
  const OLD = (SAMPLE_FILES['pages/home.yaml'] as { news: News }).news;
  const SALE: News[number] = { ...OLD[0]!, id: 'sale', title: { en: 'Sale', fr: 'Soldes' }, link: undefined };

  const inMs = (ms: number) => new Date(Date.now() + desk.clock.ahead + ms).toISOString();
  const call = async <T>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    at: string,
    body?: object,
    cookie = ada,
  ) => {
    const answer = await desk.call(method, at, { cookie, ...(body && { body }) });
    return { status: answer.status, body: answer.body as T };
  };
  const home = async () => (await call<OpenItem>('GET', HOME)).body;
  const newsOf = async () => (await desk.published('pages/home'))!['news'] as News;
  const ids = async () => (await newsOf()).map(({ id }) => id);
  const write = async (field: string, before: unknown, value: unknown) =>
    expect((await call('PUT', `${HOME}/draft`, { changes: [{ path: field, before, value }] })).status).toBe(
      200,
    );
  async function publish(): Promise<void> {
    const { draft } = await home();
    const items = [{ shelf: 'pages', id: 'home', draft: draft?.number ?? null }];
    expect((await call('POST', '/publish', { items })).status).toBe(200);
  }
  /** The sale is the first of two pieces of news. */
  async function publishSale(): Promise<void> {
    await write('news', OLD, [SALE, ...OLD]);
    await publish();
  }
  const setEnd = (at: string, news = 'sale', cookie = ada) =>
    call<OpenItem>('PUT', `/home/news/${news}/end`, { at }, cookie);
  /** Its hour comes, and is looked at. */
  async function passes(news = 'sale'): Promise<void> {
    desk.clock.ahead += 2 * HOUR;
    await setEnd(inMs(HOUR), 'news');
    await until(async () => (await rows()).every((one) => one.news !== news));
  }
  const rows = () =>
    desk.database.read(
      async (from) => (await from.all('SELECT news FROM desk_news_ends')) as { news: string }[],
    );
  const log = async () => (await call<LogLine[]>('GET', '/log')).body;

  it('goes off the home page at its time, by the name of who set it, and all else stays', async () => {
    await publishSale();
    const at = inMs(HOUR);
    expect((await setEnd(at)).body.newsEnds).toEqual([
      { news: 'sale', title: SALE.title, at, by: 'ada', isVoid: false },
    ]);
    expect((await call<Today>('GET', '/today')).body.newsEnds).toMatchObject([
      { news: 'sale', at, by: 'ada', isLate: false },
    ]);
    await passes();
    expect(await newsOf()).toEqual(OLD);
    const { lines } = (await call<{ lines: object[] }>('GET', `${HOME}/history`)).body;
    expect(lines[0]).toMatchObject({ act: 'newsEnded', by: 'ada', paths: ['news'] });
    expect(await log()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'news-ended', about: { en: 'Sale', fr: 'Soldes' } }),
        expect.objectContaining({ what: 'published', about: { en: 'the home page', fr: 'l’accueil' } }),
      ]),
    );
    await until(
      async () => !(await desk.app.inject({ url: '/api/pages/home?lang=en' })).body.includes('Sale'),
    );
  });

  it('goes off at the start, where its time came while the desk was down', async () => {
    const said = { title: OLD[0]!.title, url: {} };
    await desk.database.write((to) =>
      keepNewsEnd(to, { news: 'news', at: inMs(-HOUR), said }, { id: 1, name: 'Ada' }),
    );
    const restarted = await desk.restart();
    await until(async () => (await ids()).length === 0);
    await restarted.close();
  });

  it('is tried again, and said to be late, as long as nothing can be written', async () => {
    await publishSale();
    await setEnd(inMs(HOUR));
    const full = "SELECT RAISE(ABORT, 'database or disk is full')";
    await desk.database.write((to) =>
      to.run(`CREATE TRIGGER full BEFORE INSERT ON desk_versions BEGIN ${full}; END`),
    );
    desk.clock.ahead += 2 * HOUR;
    await call('DELETE', '/home/news/other/end');
    await setTimeout(300);
    expect((await call<Today>('GET', '/today')).body.newsEnds).toMatchObject([
      { news: 'sale', isLate: true },
    ]);
    expect(await ids()).toEqual(['sale', 'news']);
    await desk.database.write((to) => to.run('DROP TRIGGER full'));
    await call('DELETE', '/home/news/other/end');
    await until(async () => (await ids()).join() === 'news');
  });

  it('leaves a draft as it is, but for the news in it, which would come back with it', async () => {
    await publishSale();
    await setEnd(inMs(HOUR));
    const other = { ...OLD[0]!, title: { en: 'Other', fr: 'Autre' } };
    await write('title.en', 'Home', 'The gallery');
    await write('news', [SALE, ...OLD], [SALE, other]);
    await passes();
    expect((await home()).draft?.changes).toMatchObject([
      { path: 'title.en', before: 'Home', value: 'The gallery', by: 'ada' },
      { path: 'news', before: OLD, value: [other], by: 'ada' },
    ]);
    expect((await home()).conflicts).toEqual([]);
    await publish();
    expect(await newsOf()).toEqual([other]);
  });

  it('may be set before the news is public', async () => {
    await write('news', OLD, [SALE, ...OLD]);
    expect((await setEnd(inMs(HOUR))).status).toBe(200);
    await publish();
    expect((await home()).newsEnds).toMatchObject([{ news: 'sale', isVoid: false }]);
    await passes();
    expect(await ids()).toEqual(['news']);
  });

  it('can be changed, and given up', async () => {
    await publishSale();
    await setEnd(inMs(HOUR));
    const later = inMs(5 * HOUR);
    expect((await setEnd(later)).body.newsEnds).toMatchObject([{ at: later }]);
    desk.clock.ahead += 2 * HOUR;
    expect((await call<OpenItem>('DELETE', '/home/news/sale/end')).body.newsEnds).toBeUndefined();
    desk.clock.ahead += 5 * HOUR;
    await setEnd(inMs(HOUR), 'news');
    await setTimeout(300);
    expect(await ids()).toEqual(['sale', 'news']);
  });

  it.each<[string, News]>([
    ['taken off', OLD],
    ['written over with another one', [{ ...SALE, title: { en: 'New lamps', fr: 'Lampes' } }, ...OLD]],
  ])('does nothing to what was %s before, and says so', async (_, next) => {
    await publishSale();
    await setEnd(inMs(HOUR));
    await write('news', [SALE, ...OLD], next);
    expect((await home()).newsEnds).toMatchObject([{ news: 'sale', isVoid: false }]);
    await publish();
    expect((await home()).newsEnds).toMatchObject([{ title: SALE.title, isVoid: true }]);
    expect((await call<Today>('GET', '/today')).body.newsEnds).toEqual([]);
    await passes();
    expect((await newsOf()).map(({ title }) => title)).toEqual(next.map(({ title }) => title));
    expect(await log()).toContainEqual(
      expect.objectContaining({ what: 'news-end-void', about: { en: 'Sale', fr: 'Soldes' } }),
    );
  });

  it('is for those who may publish, for a time to come, and for news that is there', async () => {
    const marie = (await desk.person('write')).cookie;
    expect((await setEnd(inMs(HOUR), 'news', marie)).status).toBe(403);
    expect((await setEnd(inMs(-1), 'news')).status).toBe(422);
    expect((await setEnd(inMs(HOUR), 'nothing')).status).toBe(404);
  });
});

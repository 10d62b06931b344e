import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { until } from '../../tests/until';
import type { Deploy } from '../releases/current-release';
import { createPendingRenders, type FunctionProcess, type PendingRenders } from './function-process';
import { openLiveMaker } from './live-maker';
import { createRenderQueue, type SsrRenderer } from './ssr-renderer';
import { SsrUnavailable } from './ssr-answer';
import { keepFunction, type KeptFunction } from './supervised-function';
import { isAlive } from './testing/is-alive';
import { makeLiveRelease, makeSampleRelease } from './testing/sample-release';
import { held, saidIn, useRenderers } from './testing/use-renderers';

describe('live maker', () => {
  /** A release's renderer, whose door answers by the address. */
  const RENDERER = `
  const tags = ['en/works/quai'];
  const page = { path: '/works/quai', template: 'work', content: { view: 1 }, context: { language: 'en' } };
  const answers = {
    '/': { kind: 'page', page: { ...page, path: '/' }, tags },
    '/works/quai': { kind: 'page', page, tags },
    '/works/type/all': { kind: 'page', page: { ...page, isPassing: true }, tags },
    '/works/créé': { kind: 'page', page, tags },
    '/events.ics': { kind: 'file', address: '/events.ics', text: 'BEGIN:VCALENDAR', tags },
    '/static/search/en.abc.json': { kind: 'file', address: '/static/search/en.abc.json', text: '{}', tags },
    '/static/search/en.old.json': { kind: 'file', address: '/static/search/en.abc.json', text: '{}', tags },
    '/works/old': { kind: 'moved', to: '/works/quai', tags },
    '/broken': { kind: 'failed', reason: 'no API' },
    '/unknown-template': { kind: 'page', page: { ...page, template: 'sculpture' }, tags },
  };
  exports.getPageChunk = async ({ componentChunkName }) => ({
    getServerData: async ({ address }) => {
      if (componentChunkName !== 'component---src-templates-live-any-tsx') throw new Error(componentChunkName);
      return { props: answers[address] ?? { kind: 'none', tags } };
    },
  });
  exports.default = async ({ pagePath, pageData: { result: { data, pageContext } } }) => ({ html:
    pagePath + '<i>' + JSON.stringify([data.page, pageContext]) + '</i>' + '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>' });
`;
  const RECIPE = {
    templates: {
      work: { data: { componentChunkName: 'work', staticQueryHashes: [], slicesMap: {} }, assets: {} },
    },
    pageEnd: '<script src="/app.js"></script>',
  };

  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'live-maker-'));
    await mkdir(path.join(dir, 'function/page-ssr/routes'), { recursive: true });
    await writeFile(path.join(dir, 'function/page-ssr/routes/render-page.js'), RENDERER);
    await writeFile(path.join(dir, 'recipe.json'), JSON.stringify(RECIPE));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const open = () => openLiveMaker(path.join(dir, 'function/page-ssr/lambda.js'), dir);
  const TAGS = ['en/works/quai'];

  it.each([
    ['/works/quai', '/works/quai<'],
    ['/', '/<'],
    ['/works/cr%C3%A9%C3%A9', '/works/quai<'],
  ])('makes the page at %s as the release has its pages', async (address, beginning) => {
    const answer = await (await open())(address);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      tags: TAGS,
    });
    expect(answer.body).toMatch(new RegExp(`^${beginning}.*<script src="/app.js">`));
  });

  it.each(['/page-data/works/quai/page-data.json', '/page-data/index/page-data.json'])(
    'makes the data of a page at %s',
    async (address) => {
      const answer = await (await open())(address);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        tags: TAGS,
      });
      expect(JSON.parse(answer.body)).toMatchObject({ result: { data: { page: { view: 1 } } } });
    },
  );

  it('lets no cache keep a page that answers to anything one may type', async () => {
    const make = await open();
    for (const address of [
      '/works/type/all?creator=nobody',
      '/page-data/works/type/all/page-data.json?creator=nobody',
    ])
      expect((await make(address)).headers['cache-control']).toBe('no-store');
    expect((await make('/works/quai')).headers).not.toHaveProperty('cache-control');
  });

  it('gives files as what they are, and lets those be kept that are named by their content', async () => {
    const make = await open();
    expect(await make('/events.ics')).toEqual({
      status: 200,
      headers: { 'content-type': 'text/calendar; charset=utf-8' },
      body: 'BEGIN:VCALENDAR',
      tags: TAGS,
    });
    expect((await make('/static/search/en.abc.json')).headers['cache-control']).toContain('immutable');
    expect((await make('/static/search/en.old.json')).headers['cache-control']).toBe('no-store');
  });

  it('leads from a former address to that of now', async () => {
    const headers = { location: '/works/quai' };
    expect(await (await open())('/works/old')).toEqual({ status: 301, headers, body: '', tags: TAGS });
  });

  it('tells what is not there from what cannot be had', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const make = await open();
    expect(await make('/nowhere')).toMatchObject({ status: 404, tags: TAGS });
    // A question mark of the path itself begins no query.
    expect(await make('/works/quai%3Fsort=date')).toMatchObject({ status: 404 });
    expect(await make('/broken')).toEqual({ status: 503, headers: {}, body: '' });
    expect(said).toHaveBeenCalledWith('/broken: no API\n');
    await expect(make('/unknown-template')).rejects.toThrow('template sculpture');
    said.mockRestore();
  });

  describe('the page of a form that was posted in vain', () => {
    const failure = { ok: false, reason: 'offline' } as const;
    const posted = { path: '/api/form/contact', fields: [['name', 'Zoé']] as const, failure };
    const refused = { title: 'It did not go through', posted };
    const toldIn = ({ body }: { body: string }) => JSON.parse(/<i>(.*)<\/i>/.exec(body)?.[1] ?? '');
    const head = { title: refused.title, noindex: true };

    it('is told of it, has no scripts, and is made of nothing that a cache could be told to drop', async () => {
      const answer = await (await open())('/works/quai', refused);
      expect(toldIn(answer)).toEqual([
        { view: 1, head },
        { language: 'en', posted },
      ]);
      expect(answer.body).not.toContain('/app.js');
      expect(answer).not.toHaveProperty('tags');
      expect((await (await open())('/works/quai')).body).not.toContain('Zoé');
    });

    it('is that of the release while the API gives none', async () => {
      const folder = path.join(dir, 'static/page-data/broken');
      await mkdir(folder, { recursive: true });
      const result = { data: { page: { view: 2 } }, pageContext: { language: 'fr' } };
      const data = { componentChunkName: 'work', path: '/broken', result, staticQueryHashes: [] };
      await writeFile(path.join(folder, 'page-data.json'), JSON.stringify(data));
      const make = await open();
      expect(toldIn(await make('/broken', refused))).toEqual([
        { view: 2, head },
        { language: 'fr', posted },
      ]);
      await writeFile(
        path.join(folder, 'page-data.json'),
        JSON.stringify({ ...data, componentChunkName: 'x' }),
      );
      await expect(make('/broken', refused)).rejects.toThrow('no template x');
    });
  });

  it('does not open a release that lacks what pages are made with', async () => {
    await rm(path.join(dir, 'recipe.json'));
    await expect(open()).rejects.toThrow('recipe.json');
  });
});

describe('pending renders', () => {
  const HANG_MS = 1_000;
  const ANSWER = { status: 200, headers: {}, body: 'x' };

  let renders: PendingRenders;
  let onHang: jest.Mock;

  beforeEach(() => {
    jest.useFakeTimers();
    onHang = jest.fn();
    renders = createPendingRenders(HANG_MS, onHang);
  });
  afterEach(() => jest.useRealTimers());

  /** Sends a render; its end is told by `ended`. */
  function send(path: string): { id: number; ended: jest.Mock } {
    const ended = jest.fn();
    let id = 0;
    renders
      .wait(path, (given) => (id = given))
      .then(
        ({ body }) => ended(body),
        (error: SsrUnavailable) => ended(error.problem),
      );
    return { id, ended };
  }

  const answer = ({ id }: { id: number }): void => renders.settle({ type: 'answer', id, ...ANSWER });
  const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

  it('gives up a slow one alone as long as others are answered', async () => {
    const slow = send('/slow');
    for (let time = 0; time < 5; time += 1) {
      const quick = send('/quick');
      await pass(HANG_MS / 2);
      answer(quick);
      await pass(0);
      expect(quick.ended).toHaveBeenCalledWith('x');
    }
    expect(slow.ended).toHaveBeenCalledWith('slow');
    expect(onHang).not.toHaveBeenCalled();
    answer(slow);
    await pass(HANG_MS * 2);
    expect(slow.ended).toHaveBeenCalledTimes(1);
    expect(onHang).not.toHaveBeenCalled();
  });

  it('takes silence for a hang, and gives up all', async () => {
    const one = send('/one');
    await pass(HANG_MS - 1);
    const two = send('/two');
    expect(onHang).not.toHaveBeenCalled();
    await pass(1);
    expect(onHang).toHaveBeenCalledTimes(1);
    expect([one.ended, two.ended].map(({ mock }) => mock.calls)).toEqual([[['slow']], [['slow']]]);
  });

  it('hears silence after a render that was given up', async () => {
    send('/slow');
    const quick = send('/quick');
    await pass(HANG_MS - 1);
    answer(quick);
    await pass(HANG_MS - 1);
    expect(onHang).not.toHaveBeenCalled();
    await pass(1);
    expect(onHang).toHaveBeenCalledTimes(1);
  });

  it('expects nothing while nothing is asked', async () => {
    await pass(HANG_MS * 2);
    answer(send('/one'));
    await pass(HANG_MS * 2);
    const failed = send('/two');
    renders.failAll(new SsrUnavailable('dead', 'ended'));
    await pass(HANG_MS * 2);
    expect(failed.ended).toHaveBeenCalledWith('dead');
    expect(onHang).not.toHaveBeenCalled();
  });
});

describe('release switch', () => {
  const renderers = useRenderers();

  describe('a new release', () => {
    it('gets a process of its own; the old one ends what it was asked for and goes', async () => {
      const gate = held();
      renderers.told['/works/x'] = [gate.answer];
      const renderer = renderers.open();
      const [before, after] = [await makeSampleRelease(), await makeSampleRelease()];
      const { pid } = saidIn(await renderer.render(before, '/works/y'));
      const last = renderer.render(before, '/works/x');
      await until(() => renderers.calls.includes('/works/x'));
      await renderer.prepare(after);
      expect(saidIn(await renderer.render(after, '/works/y')).pid).not.toBe(pid);
      expect(isAlive(pid)).toBe(true);
      gate.letGo();
      expect(saidIn(await last).pid).toBe(pid);
      await until(() => !isAlive(pid));
      expect(renderer.state()).toEqual({ process: 'up', active: 0, waiting: 0, restarts: 0 });
    });

    it('leaves the old process to those who hold the old release still', async () => {
      const renderer = renderers.open({ retireAfterMs: 60_000 });
      const [before, after] = [await makeSampleRelease(), await makeSampleRelease()];
      const old = saidIn(await renderer.render(before, '/works/x')).pid;
      await renderer.prepare(after);
      const fresh = saidIn(await renderer.render(after, '/works/x')).pid;
      expect(saidIn(await renderer.render(before, '/works/y')).pid).toBe(old);
      expect(saidIn(await renderer.render(after, '/works/y')).pid).toBe(fresh);
    });

    it('stays the current one when an old release is asked for after its process has gone', async () => {
      const renderer = renderers.open();
      const [before, after] = [await makeSampleRelease(), await makeSampleRelease()];
      const old = saidIn(await renderer.render(before, '/works/x')).pid;
      await renderer.prepare(after);
      const fresh = saidIn(await renderer.render(after, '/works/x')).pid;
      await until(() => !isAlive(old));
      const again = saidIn(await renderer.render(before, '/works/y')).pid;
      await until(() => !isAlive(again));
      expect(saidIn(await renderer.render(after, '/works/y')).pid).toBe(fresh);
    });

    it('that does not start leaves the old process alone', async () => {
      const renderer = renderers.open({ retireAfterMs: 1 });
      const before = await makeSampleRelease();
      const { pid } = saidIn(await renderer.render(before, '/works/x'));
      await renderer.prepare(await makeSampleRelease('process.exit(1)'));
      expect(renderer.state().process).not.toBe('up');
      // Time enough for several more attempts of the new one.
      await until(() => renderer.state().restarts >= 3);
      expect(isAlive(pid)).toBe(true);
      await renderer.prepare(before);
      expect(renderer.state().process).toBe('up');
      expect(saidIn(await renderer.render(before, '/works/y')).pid).toBe(pid);
    });

    it('may be taken back before the old process has gone', async () => {
      const gate = held();
      renderers.told['/works/x'] = [gate.answer];
      const renderer = renderers.open();
      const [before, after] = [await makeSampleRelease(), await makeSampleRelease()];
      const { pid } = saidIn(await renderer.render(before, '/works/y'));
      const slow = renderer.render(before, '/works/x');
      await renderer.prepare(after);
      const other = saidIn(await renderer.render(after, '/works/y')).pid;
      await renderer.prepare(before);
      await until(() => !isAlive(other));
      gate.letGo();
      await slow;
      expect(saidIn(await renderer.render(before, '/works/z')).pid).toBe(pid);
    });
  });
});

describe('render queue', () => {
  /** A queue of one place, and tasks that end when told to. */
  function openQueue(maxWaiting = 10) {
    const queue = createRenderQueue({ maxActive: 1, maxWaiting, waitMs: 1_000 });
    const begun: string[] = [];
    const ends = new Map<string, (error?: Error) => void>();
    const run = (name: string): Promise<string> =>
      queue.run(() => {
        begun.push(name);
        return new Promise((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve(name))),
        );
      });
    return { queue, begun, run, end: (name: string, error?: Error) => ends.get(name)?.(error) };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('takes tasks in the order they came, also after one that failed', async () => {
    const { queue, begun, run, end } = openQueue();
    const tasks = ['a', 'b', 'c'].map((name) => run(name).catch((error: Error) => error.message));
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a']);
    end('a', new Error('broken'));
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await jest.advanceTimersByTimeAsync(0);
    end('c');
    expect(await Promise.all(tasks)).toEqual(['broken', 'b', 'c']);
    expect([queue.active(), queue.waiting()]).toEqual([0, 0]);
  });

  it('refuses a task that has waited its time, and keeps the place for the next', async () => {
    const { queue, begun, run, end } = openQueue();
    const first = run('a');
    const late = expect(run('b')).rejects.toMatchObject({ problem: 'busy' });
    await jest.advanceTimersByTimeAsync(999);
    const next = run('c');
    expect(queue.waiting()).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    await late;
    expect(queue.waiting()).toBe(1);
    end('a');
    await first;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(begun).toEqual(['a', 'c']);
    end('c');
    await next;
  });

  it('refuses at once when enough wait', async () => {
    const { run } = openQueue(1);
    void run('a');
    void run('b').catch(() => undefined);
    await expect(run('c')).rejects.toMatchObject({ problem: 'busy' });
  });

  it('takes what most wait for first, by then, and of what as many wait for the one that came first', async () => {
    const queue = createRenderQueue({ maxActive: 1, maxWaiting: 10, waitMs: 1_000 });
    const done: string[] = [];
    const askers: Record<string, number> = { b: 1, c: 2, d: 1 };
    const run = (name: string) =>
      queue.run(
        async () => void done.push(name),
        () => askers[name] ?? 1,
      );
    const all = ['a', 'b', 'c', 'd', 'e'].map(run);
    askers['d'] = 3;
    await Promise.all(all);
    expect(done).toEqual(['a', 'd', 'c', 'b', 'e']);
  });
});

describe('ssr renderer', () => {
  const renderers = useRenderers();

  describe('a render', () => {
    let renderer: SsrRenderer;
    let release: Deploy;
    const forgetsNow = async () => saidIn(await renderer.render(release, '/forgets')).forgets;

    beforeAll(async () => {
      renderer = renderers.openShared();
      release = await makeSampleRelease();
      process.env.REBUILD_SECRET = 'secret';
      await renderer.prepare(release);
      delete process.env.REBUILD_SECRET;
    });
    beforeEach(() => renderer.forget());
    afterAll(() => renderer.close());

    it('is done in a process of its own, which knows no secrets of the host', async () => {
      const folder = process.cwd();
      const answer = await renderer.render(release, '/works/cr%C3%A9%C3%A9');
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
      const said = saidIn(answer);
      expect(said).toMatchObject({ url: '/works/cr%C3%A9%C3%A9', method: 'GET' });
      expect(said.pid).not.toBe(process.pid);
      expect(said.env).toEqual(expect.arrayContaining(['GALLERY_API_URL', 'NODE_ENV', 'PATH']));
      expect(said.env).not.toContain('REBUILD_SECRET');
      expect(process.cwd()).toBe(folder);
    });

    it('brings status and headers of the function', async () => {
      renderers.told['/works/x'] = [
        { status: 404, headers: { 'Cache-Control': 's-maxage=1', 'Content-Type': 'text/x' } },
      ];
      expect(await renderer.render(release, '/works/x')).toMatchObject({
        status: 404,
        headers: { 'cache-control': 's-maxage=1', 'content-type': 'text/x' },
      });
      expect((await renderer.render(release, '/page-data/works/y/page-data.json')).headers).toEqual({
        'content-type': 'application/json; charset=utf-8',
      });
    });

    it('is shared by those who ask for the same path at the same time', async () => {
      const gate = held();
      renderers.told['/works/x'] = renderers.told['/works/y'] = [gate.answer];
      const asked = ['/works/x', '/works/x', '/works/x', '/works/y'].map((path) =>
        renderer.render(release, path),
      );
      await until(() => renderers.calls.length === 2);
      expect(renderer.state().active).toBe(2);
      gate.letGo();
      const [one, two] = await Promise.all(asked);
      expect(two).toBe(one);
      expect(renderers.calls.sort()).toEqual(['/works/x', '/works/y']);
    });

    it('is given out again for a moment, until a publication', async () => {
      const renderer = renderers.open({ holdMs: 60_000 });
      const release = await makeSampleRelease();
      const first = await renderer.render(release, '/works/x');
      expect(await renderer.render(release, '/works/x')).toBe(first);
      expect(await renderer.render(release, '/works/y')).not.toBe(first);
      expect(await renderer.render(await makeSampleRelease(), '/works/x')).not.toBe(first);
      renderer.forget();
      expect(saidIn(await renderer.render(release, '/works/x')).forgets).toBe(1);
    });

    it('is given out again until an answer has changed that it was made of, where the host is told', async () => {
      const changed = new Map<string, number>();
      let number = 0;
      const changes = {
        mark: () => ({ log: 'a', number }),
        haveChanged: (tags: readonly string[], since: number) =>
          tags.some((tag) => (changed.get(tag) ?? 0) > since),
      };
      const renderer = renderers.open({ changes, holdMs: 0 });
      const release = await makeLiveRelease();
      const first = await renderer.render(release, '/works/x');
      expect(first).toMatchObject({ body: '1 /works/x', tags: ['en/works/x'] });
      expect(await renderer.render(release, '/works/x')).toBe(first);
      await renderer.render(release, '/works/y');
      changed.set('en/works/x', (number += 1));
      renderer.forget(['en/works/x']);
      expect((await renderer.render(release, '/works/x')).body).toBe('3 /works/x');
      expect((await renderer.render(release, '/works/y')).body).toBe('2 /works/y');
    });

    it('is not waited for long where many are under way and there is something else to send', async () => {
      const gate = held();
      const paths = Array.from({ length: 10 }, (_, at) => `/works/${at}`);
      for (const path of paths) renderers.told[path] = [gate.answer];
      await renderer.render(release, '/works/x');
      const all = paths.map((path) => renderer.render(release, path));
      await until(() => renderer.state().active === paths.length);
      await expect(renderer.render(release, paths[0]!, { isOptional: true })).rejects.toMatchObject({
        problem: 'crowded',
      });
      gate.letGo();
      const [answer] = await Promise.all(all);
      expect(await renderer.render(release, paths[0]!, { isOptional: true })).toBe(answer);
    });

    it('is not kept when it is no page', async () => {
      renderers.told['/works/x'] = [{ status: 404 }, { status: 503 }, {}];
      const renderer = renderers.open({ holdMs: 60_000 });
      const release = await makeSampleRelease();
      for (const status of [404, 503, 200])
        expect((await renderer.render(release, '/works/x')).status).toBe(status);
    });

    it('begun after a publication shares nothing with those before it', async () => {
      const gate = held();
      renderers.told['/works/x'] = [gate.answer, { body: 'new' }];
      const forgets = await forgetsNow();
      const before = renderer.render(release, '/works/x');
      await until(() => renderers.calls.includes('/works/x'));
      renderer.forget();
      expect((await renderer.render(release, '/works/x')).body).toBe('new');
      gate.letGo({ body: 'old' });
      expect((await before).body).toBe('old');
      expect((await renderer.render(release, '/works/x')).body).toBe('new');
      expect(await forgetsNow()).toBe(forgets + 1);
    });

    it.each([
      ['throw', 'thrown'],
      ['return', 'without an answer'],
    ] as const)('fails alone when the function does: %s', async (fail, message) => {
      renderers.told['/works/x'] = [{ fail }];
      const { pid } = saidIn(await renderer.render(release, '/works/y'));
      await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({
        problem: 'failed',
        message: expect.stringContaining(message),
      });
      expect(saidIn(await renderer.render(release, '/works/z')).pid).toBe(pid);
      expect(renderer.state()).toEqual({ process: 'up', active: 0, waiting: 0, restarts: 0 });
    });

    it('of a release without a function is refused', async () => {
      const release = await makeSampleRelease();
      const renderer = renderers.open();
      delete release.manifest.functionEntry;
      await renderer.prepare(release);
      await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'no function' });
      expect(renderer.state().process).toBe('none');
    });
  });

  describe('a process that ends', () => {
    it.each(['exit', 'crash'] as const)('is replaced, and its renders are done again: %s', async (fail) => {
      const gate = held();
      renderers.told['/works/x'] = [{ fail }, {}];
      renderers.told['/works/y'] = [gate.answer, {}];
      const renderer = renderers.open();
      const release = await makeSampleRelease();
      const { pid } = saidIn(await renderer.render(release, '/works/z'));
      const other = renderer.render(release, '/works/y');
      await until(() => renderers.calls.includes('/works/y'));
      const answers = await Promise.all([renderer.render(release, '/works/x'), other]);
      const [one, two] = answers.map((answer) => saidIn(answer).pid);
      expect(one).not.toBe(pid);
      expect(two).toBe(one);
      expect(isAlive(pid)).toBe(false);
      expect(renderer.state()).toEqual({ process: 'up', active: 0, waiting: 0, restarts: 1 });
    });

    it('when it is killed from outside is replaced before anybody asks', async () => {
      const renderer = renderers.open();
      const release = await makeSampleRelease();
      const { pid } = saidIn(await renderer.render(release, '/works/x'));
      process.kill(pid, 'SIGKILL');
      await until(() => renderer.state().restarts === 1 && renderer.state().process === 'up');
      expect(saidIn(await renderer.render(release, '/works/y')).pid).not.toBe(pid);
    });

    it('each time on the same path fails that path only', async () => {
      renderers.told['/works/x'] = [{ fail: 'exit' }];
      const renderer = renderers.open();
      const release = await makeSampleRelease();
      await renderer.render(release, '/works/y');
      await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'dead' });
      expect(renderers.calls.filter((path) => path === '/works/x')).toHaveLength(2);
      await until(() => renderer.state().process === 'up');
      expect((await renderer.render(release, '/works/z')).status).toBe(200);
    });

    it('while it loads leaves renders without hope, quickly', async () => {
      const renderer = renderers.open();
      const release = await makeSampleRelease('throw new Error("no function here")');
      await renderer.prepare(release);
      await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'dead' });
      expect(renderer.state().process).not.toBe('up');
      expect(renderers.log.warn).toHaveBeenCalledWith(expect.stringContaining('no function here'));
    });

    it.each(['block', 'hang'] as const)('because it hangs is killed and replaced: %s', async (fail) => {
      renderers.told['/works/x'] = [{ fail }];
      const renderer = renderers.open({ hangAfterMs: 3_000 });
      const release = await makeSampleRelease();
      await renderer.prepare(release);
      const { pid } = saidIn(await renderer.render(release, '/works/y'));
      const hung = renderer.render(release, '/works/x');
      await expect(hung).rejects.toMatchObject({ problem: 'slow' });
      await until(() => !isAlive(pid) && renderer.state().process === 'up');
      expect(saidIn(await renderer.render(release, '/works/z')).pid).not.toBe(pid);
      expect(renderer.state().restarts).toBe(1);
    });
  });

  it('refuses whom a render leaves waiting, and lets both process and render go on', async () => {
    const gate = held();
    renderers.told['/works/x'] = [gate.answer];
    const renderer = renderers.open({ answerWithinMs: 500, maxActive: 1, waitMs: 30_000, holdMs: 60_000 });
    const release = await makeSampleRelease();
    await renderer.prepare(release);
    await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'slow' });
    // The process is at work for nobody: the place is not free.
    expect(renderer.state()).toEqual({ process: 'up', active: 1, waiting: 0, restarts: 0 });
    gate.letGo({ body: 'late' });
    await until(() => renderer.state().active === 0);
    expect((await renderer.render(release, '/works/x')).body).toBe('late');
    expect(renderers.calls).toEqual(['/works/x']);
    expect(renderer.state().restarts).toBe(0);
  });

  describe('the bounds', () => {
    it('let so many render, so many wait, and refuse the rest at once', async () => {
      const gates = [held(), held()];
      renderers.told['/1'] = [gates[0]!.answer];
      renderers.told['/2'] = [gates[1]!.answer];
      const renderer = renderers.open({ maxActive: 2, maxWaiting: 1, waitMs: 60_000 });
      const release = await makeSampleRelease();
      const [one, two, three] = ['/1', '/2', '/3'].map((path) => renderer.render(release, path));
      await until(() => renderers.calls.length === 2);
      await expect(renderer.render(release, '/4')).rejects.toMatchObject({ problem: 'busy' });
      expect(renderer.state()).toMatchObject({ active: 2, waiting: 1 });
      expect(renderers.calls).not.toContain('/3');
      gates[1]!.letGo();
      await Promise.all([two, three]);
      expect(renderer.state()).toMatchObject({ active: 1, waiting: 0 });
      gates[0]!.letGo();
      await one;
      expect(renderer.state()).toMatchObject({ active: 0, waiting: 0 });
    });

    it('refuse what has waited too long', async () => {
      const gate = held();
      renderers.told['/1'] = [gate.answer];
      const renderer = renderers.open({ maxActive: 1, waitMs: 20 });
      const release = await makeSampleRelease();
      const one = renderer.render(release, '/1');
      await expect(renderer.render(release, '/2')).rejects.toMatchObject({ problem: 'busy' });
      gate.letGo();
      await one;
      expect((await renderer.render(release, '/2')).status).toBe(200);
    });
  });

  it('ends its processes when it is closed, and starts none', async () => {
    const renderer = renderers.open();
    const release = await makeSampleRelease();
    const { pid } = saidIn(await renderer.render(release, '/works/x'));
    await renderer.close();
    expect(isAlive(pid)).toBe(false);
    await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'dead' });
    await renderer.prepare(release);
    expect(renderer.state()).toEqual({ process: 'none', active: 0, waiting: 0, restarts: 0 });
  });

  it('logs what the function writes', async () => {
    const renderer = renderers.open();
    await renderer.render(await makeSampleRelease(), '/works/x');
    await until(() => renderers.log.info.mock.calls.length > 0 && renderers.log.warn.mock.calls.length > 0);
    expect(renderers.log.info).toHaveBeenCalledWith(expect.stringContaining('loaded'));
    expect(renderers.log.warn).toHaveBeenCalledWith(expect.stringContaining('ready to go wrong'));
  });

  it('leaves its process alone when the whole group is told to end, until the host ends it', async () => {
    const renderer = renderers.open();
    const release = await makeSampleRelease();
    const { pid } = saidIn(await renderer.render(release, '/works/x'));
    for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
    expect(saidIn(await renderer.render(release, '/works/y')).pid).toBe(pid);
  });
});

describe('supervised function', () => {
  const ANSWER = { status: 200, headers: {}, body: '' };
  const dead = () => new SsrUnavailable('dead', 'ended');
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

  /** The processes that were started, each with the means to end it. */
  let started: { end: () => void; process: FunctionProcess }[];
  let kept: KeptFunction;
  let restarts: number;

  /** @param renders what a process answers; it never does unless told */
  function keep(renders: () => Promise<typeof ANSWER> = () => new Promise(() => undefined), isReady = true) {
    started = [];
    restarts = 0;
    kept = keepFunction({
      start: (onEnd) => {
        const process: FunctionProcess = {
          ready: isReady ? Promise.resolve() : new Promise(() => undefined),
          render: renders,
          forget: jest.fn(),
          end: async () => onEnd(),
        };
        started.push({ end: onEnd, process });
        return process;
      },
      startWaitMs: 1_000,
      log,
      onRestart: () => (restarts += 1),
    });
  }

  const endLast = (): void => started.at(-1)?.end();

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('starts another process at once, then after pauses that grow to half a minute', async () => {
    keep();
    endLast();
    expect(started).toHaveLength(2);
    for (const pause of [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = started.length;
      endLast();
      expect(kept.state()).toBe('down');
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(started).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(started).toHaveLength(before + 1);
      expect(kept.state()).toBe('up');
    }
    expect(restarts).toBe(10);
  });

  it('starts at once again when a process has answered in between', async () => {
    keep(async () => ANSWER);
    for (let time = 0; time < 5; time += 1) {
      await kept.render('/x');
      endLast();
      expect(started).toHaveLength(time + 2);
    }
  });

  it('renders nothing in a pause', async () => {
    keep();
    endLast();
    endLast();
    await expect(kept.render('/x')).rejects.toMatchObject({ problem: 'dead' });
  });

  it('tries a render once more on the next process, and no third time', async () => {
    const render = jest.fn(async () => {
      if (render.mock.calls.length === 1) endLast();
      if (render.mock.calls.length <= 2) throw dead();
      return ANSWER;
    });
    keep(render);
    await expect(kept.render('/x')).rejects.toMatchObject({ problem: 'dead' });
    expect(render).toHaveBeenCalledTimes(2);
    await expect(kept.render('/x')).resolves.toBe(ANSWER);
  });

  it('tries nothing again that was not the fault of a process', async () => {
    const render = jest.fn().mockRejectedValue(new SsrUnavailable('failed', 'thrown'));
    keep(render);
    await expect(kept.render('/x')).rejects.toMatchObject({ problem: 'failed' });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('lets a render wait so long for a process that is starting', async () => {
    keep(undefined, false);
    expect(kept.state()).toBe('starting');
    const refused = expect(kept.render('/x')).rejects.toMatchObject({ problem: 'slow' });
    await jest.advanceTimersByTimeAsync(1_000);
    await refused;
  });

  it('goes on when no process can be started', async () => {
    const start = jest.fn<FunctionProcess, [() => void]>(() => {
      throw new Error('spawn ENOMEM');
    });
    const broken = keepFunction({ start, startWaitMs: 1_000, log, onRestart: () => undefined });
    expect(start).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(250);
    expect(start).toHaveBeenCalledTimes(3);
    await broken.end();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(start).toHaveBeenCalledTimes(3);
  });

  it('starts nothing once it is ended', async () => {
    keep();
    endLast();
    endLast();
    await kept.end();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(started).toHaveLength(2);

    keep();
    await kept.end();
    expect(started).toHaveLength(1);
    expect(kept.state()).toBe('down');
  });

  it('is unused from the end of the last render on, well or not', async () => {
    const ends: ((error?: Error) => void)[] = [];
    keep(
      () => new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(ANSWER)))),
    );
    await jest.advanceTimersByTimeAsync(500);
    expect(kept.unusedMs()).toBe(500);
    const renders = [kept.render('/x'), kept.render('/y')];
    await jest.advanceTimersByTimeAsync(500);
    ends[0]?.();
    await renders[0];
    await jest.advanceTimersByTimeAsync(500);
    expect(kept.unusedMs()).toBe(0);
    ends[1]?.(new SsrUnavailable('failed', 'thrown'));
    await expect(renders[1]).rejects.toThrow('thrown');
    await jest.advanceTimersByTimeAsync(300);
    expect(kept.unusedMs()).toBe(300);
  });

  it('passes on that answers are to be forgotten', () => {
    keep();
    kept.forget();
    expect(started[0]?.process.forget).toHaveBeenCalledTimes(1);
  });
});

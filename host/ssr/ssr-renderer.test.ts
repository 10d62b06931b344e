import { openTellingApi, type Said, type TellingApi, type Told } from '../testing/sample-function';
import type { SsrAnswer } from './ssr-answer';
import { createSsrRenderer, type SsrRenderer, type SsrRendererOptions } from './ssr-renderer';
import { makeSampleRelease } from './testing/sample-release';
import { isAlive, until } from './testing/until';

// Processes are started for real, on machines that may have much else to do.
jest.setTimeout(60_000);

/** What the API tells the function for a path; the last one holds for all further calls. */
let told: Record<string, (Told | Promise<Told>)[]>;
let api: TellingApi;
let open: SsrRenderer[];
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeEach(async () => {
  told = {};
  open = [];
  api = await openTellingApi((path) => {
    const answers = told[path] ?? [{}];
    return (answers.length > 1 ? answers.shift() : answers[0]) as Told;
  });
});
afterEach(async () => {
  await Promise.all(open.map((renderer) => renderer.close()));
  await api.close();
  jest.clearAllMocks();
});

function openRenderer(options: Partial<SsrRendererOptions> = {}): SsrRenderer {
  const renderer = createSsrRenderer({
    env: { GALLERY_API_URL: api.url },
    log,
    renderTimeoutMs: 30_000,
    ...options,
  });
  open.push(renderer);
  return renderer;
}

const saidIn = ({ body }: SsrAnswer): Said => JSON.parse(body);

/** An answer of the API that comes when it is let go. */
function held(): { answer: Promise<Told>; letGo: (answer?: Told) => void } {
  let letGo: (answer: Told) => void = () => undefined;
  const answer = new Promise<Told>((resolve) => (letGo = resolve));
  return { answer, letGo: (value = {}) => letGo(value) };
}

describe('a render', () => {
  it('is done in a process of its own, which knows no secrets of the host', async () => {
    const folder = process.cwd();
    process.env.REBUILD_SECRET = 'secret';
    const renderer = openRenderer();
    const answer = await renderer.render(await makeSampleRelease(), '/works/cr%C3%A9%C3%A9');
    delete process.env.REBUILD_SECRET;
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    const said = saidIn(answer);
    expect(said).toMatchObject({ url: '/works/cr%C3%A9%C3%A9', method: 'GET' });
    expect(said.pid).not.toBe(process.pid);
    expect(said.env).toEqual(expect.arrayContaining(['GALLERY_API_URL', 'NODE_ENV', 'PATH']));
    expect(said.env).not.toContain('REBUILD_SECRET');
    expect(process.cwd()).toBe(folder);
  });

  it('brings status and headers of the function', async () => {
    told['/works/x'] = [
      { status: 404, headers: { 'Cache-Control': 's-maxage=1', 'Content-Type': 'text/x' } },
    ];
    const renderer = openRenderer();
    const release = await makeSampleRelease();
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
    told['/works/x'] = told['/works/y'] = [gate.answer];
    const renderer = openRenderer();
    const release = await makeSampleRelease();
    const asked = ['/works/x', '/works/x', '/works/x', '/works/y'].map((path) =>
      renderer.render(release, path),
    );
    await until(() => api.calls.length === 2);
    expect(renderer.state().active).toBe(2);
    gate.letGo();
    const [one, two] = await Promise.all(asked);
    expect(two).toBe(one);
    expect(api.calls.sort()).toEqual(['/works/x', '/works/y']);
    await renderer.render(release, '/works/x');
    expect(api.calls).toHaveLength(3);
  });

  it('begun after a publication shares nothing with those before it', async () => {
    const gate = held();
    told['/works/x'] = [gate.answer, { body: 'new' }];
    const renderer = openRenderer();
    const release = await makeSampleRelease();
    const before = renderer.render(release, '/works/x');
    await until(() => api.calls.length === 1);
    renderer.forget();
    expect((await renderer.render(release, '/works/x')).body).toBe('new');
    gate.letGo({ body: 'old' });
    expect((await before).body).toBe('old');
    expect(saidIn(await renderer.render(release, '/works/y')).forgets).toBe(1);
  });

  it.each([
    ['throw', 'thrown'],
    ['return', 'without an answer'],
  ] as const)('fails alone when the function does: %s', async (fail, message) => {
    told['/works/x'] = [{ fail }];
    const renderer = openRenderer();
    const release = await makeSampleRelease();
    const { pid } = saidIn(await renderer.render(release, '/works/y'));
    await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({
      problem: 'failed',
      message: expect.stringContaining(message),
    });
    expect(saidIn(await renderer.render(release, '/works/y')).pid).toBe(pid);
    expect(renderer.state()).toEqual({ process: 'up', active: 0, waiting: 0, restarts: 0 });
  });

  it('of a release without a function is refused', async () => {
    const release = await makeSampleRelease();
    const renderer = openRenderer();
    delete release.manifest.functionEntry;
    await renderer.prepare(release);
    await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'no function' });
    expect(renderer.state().process).toBe('none');
  });
});

describe('a process that ends', () => {
  it.each(['exit', 'crash'] as const)('is replaced, and its renders are done again: %s', async (fail) => {
    const gate = held();
    told['/works/x'] = [{ fail }, {}];
    told['/works/y'] = [gate.answer, {}];
    const renderer = openRenderer();
    const release = await makeSampleRelease();
    const { pid } = saidIn(await renderer.render(release, '/works/z'));
    const other = renderer.render(release, '/works/y');
    await until(() => api.calls.includes('/works/y'));
    const answers = await Promise.all([renderer.render(release, '/works/x'), other]);
    const [one, two] = answers.map((answer) => saidIn(answer).pid);
    expect(one).not.toBe(pid);
    expect(two).toBe(one);
    expect(isAlive(pid)).toBe(false);
    expect(renderer.state()).toEqual({ process: 'up', active: 0, waiting: 0, restarts: 1 });
  });

  it('when it is killed from outside is replaced before anybody asks', async () => {
    const renderer = openRenderer();
    const release = await makeSampleRelease();
    const { pid } = saidIn(await renderer.render(release, '/works/x'));
    process.kill(pid, 'SIGKILL');
    await until(() => renderer.state().restarts === 1 && renderer.state().process === 'up');
    expect(saidIn(await renderer.render(release, '/works/x')).pid).not.toBe(pid);
  });

  it('each time on the same path fails that path only', async () => {
    told['/works/x'] = [{ fail: 'exit' }];
    const renderer = openRenderer();
    const release = await makeSampleRelease();
    await renderer.render(release, '/works/y');
    await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'dead' });
    expect(api.calls.filter((path) => path === '/works/x')).toHaveLength(2);
    await until(() => renderer.state().process === 'up');
    expect((await renderer.render(release, '/works/y')).status).toBe(200);
  });

  it('while it loads leaves renders without hope, quickly', async () => {
    const renderer = openRenderer();
    const release = await makeSampleRelease('throw new Error("no function here")');
    await renderer.prepare(release);
    await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'dead' });
    expect(renderer.state().process).not.toBe('up');
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('no function here'));
  });

  it.each(['block', 'hang'] as const)('because it hangs is killed and replaced: %s', async (fail) => {
    told['/works/x'] = [{ fail }];
    const renderer = openRenderer({ renderTimeoutMs: 3_000 });
    const release = await makeSampleRelease();
    await renderer.prepare(release);
    const { pid } = saidIn(await renderer.render(release, '/works/y'));
    const hung = renderer.render(release, '/works/x');
    await expect(hung).rejects.toMatchObject({ problem: 'slow' });
    await until(() => !isAlive(pid) && renderer.state().process === 'up');
    expect(saidIn(await renderer.render(release, '/works/y')).pid).not.toBe(pid);
  });
});

describe('the bounds', () => {
  it('let so many render, so many wait, and refuse the rest at once', async () => {
    const gates = [held(), held()];
    told['/1'] = [gates[0]!.answer];
    told['/2'] = [gates[1]!.answer];
    const renderer = openRenderer({ maxActive: 2, maxWaiting: 1, waitMs: 60_000 });
    const release = await makeSampleRelease();
    const [one, two, three] = ['/1', '/2', '/3'].map((path) => renderer.render(release, path));
    await until(() => api.calls.length === 2);
    await expect(renderer.render(release, '/4')).rejects.toMatchObject({ problem: 'busy' });
    expect(renderer.state()).toMatchObject({ active: 2, waiting: 1 });
    expect(api.calls).not.toContain('/3');
    gates[1]!.letGo();
    await Promise.all([two, three]);
    expect(renderer.state()).toMatchObject({ active: 1, waiting: 0 });
    gates[0]!.letGo();
    await one;
    expect(renderer.state()).toMatchObject({ active: 0, waiting: 0 });
  });

  it('refuse what has waited too long', async () => {
    const gate = held();
    told['/1'] = [gate.answer];
    const renderer = openRenderer({ maxActive: 1, waitMs: 20 });
    const release = await makeSampleRelease();
    const one = renderer.render(release, '/1');
    await expect(renderer.render(release, '/2')).rejects.toMatchObject({ problem: 'busy' });
    gate.letGo();
    await one;
    expect((await renderer.render(release, '/2')).status).toBe(200);
  });
});

describe('a new release', () => {
  it('gets a process of its own; the old one ends what it was asked for and goes', async () => {
    const gate = held();
    told['/works/x'] = [gate.answer];
    const renderer = openRenderer();
    const [before, after] = [await makeSampleRelease(), await makeSampleRelease()];
    const { pid } = saidIn(await renderer.render(before, '/works/y'));
    const last = renderer.render(before, '/works/x');
    await until(() => api.calls.includes('/works/x'));
    await renderer.prepare(after);
    expect(saidIn(await renderer.render(after, '/works/y')).pid).not.toBe(pid);
    expect(isAlive(pid)).toBe(true);
    gate.letGo();
    expect(saidIn(await last).pid).toBe(pid);
    await until(() => !isAlive(pid));
    expect(renderer.state()).toEqual({ process: 'up', active: 0, waiting: 0, restarts: 0 });
  });

  it('may be taken back before the old process has gone', async () => {
    const gate = held();
    told['/works/x'] = [gate.answer];
    const renderer = openRenderer();
    const [before, after] = [await makeSampleRelease(), await makeSampleRelease()];
    const { pid } = saidIn(await renderer.render(before, '/works/y'));
    const slow = renderer.render(before, '/works/x');
    await renderer.prepare(after);
    const other = saidIn(await renderer.render(after, '/works/y')).pid;
    await renderer.prepare(before);
    await until(() => !isAlive(other));
    gate.letGo();
    await slow;
    expect(saidIn(await renderer.render(before, '/works/y')).pid).toBe(pid);
  });
});

it('ends its processes when it is closed, and starts none', async () => {
  const renderer = openRenderer();
  const release = await makeSampleRelease();
  const { pid } = saidIn(await renderer.render(release, '/works/x'));
  await renderer.close();
  expect(isAlive(pid)).toBe(false);
  await expect(renderer.render(release, '/works/x')).rejects.toMatchObject({ problem: 'dead' });
  await renderer.prepare(release);
  expect(renderer.state()).toEqual({ process: 'none', active: 0, waiting: 0, restarts: 0 });
});

it('logs what the function writes', async () => {
  const renderer = openRenderer();
  await renderer.render(await makeSampleRelease(), '/works/x');
  await until(() => log.info.mock.calls.length > 0 && log.warn.mock.calls.length > 0);
  expect(log.info).toHaveBeenCalledWith(expect.stringContaining('loaded'));
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('ready to go wrong'));
});

it('leaves its process alone when the whole group is told to end, until the host ends it', async () => {
  const renderer = openRenderer();
  const release = await makeSampleRelease();
  const { pid } = saidIn(await renderer.render(release, '/works/x'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
  expect(saidIn(await renderer.render(release, '/works/x')).pid).toBe(pid);
});

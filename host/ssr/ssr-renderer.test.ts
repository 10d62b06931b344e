import { makeLiveRelease, makeSampleRelease } from './testing/sample-release';
import { until } from '../../tests/until';
import { isAlive } from './testing/is-alive';
import { held, saidIn, useRenderers } from './testing/use-renderers';

// Processes are started for real, on machines that may have much else to do.
jest.setTimeout(60_000);

const renderers = useRenderers();

describe('a render', () => {
  it('is done in a process of its own, which knows no secrets of the host', async () => {
    const folder = process.cwd();
    process.env.REBUILD_SECRET = 'secret';
    const renderer = renderers.open();
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
    renderers.told['/works/x'] = [
      { status: 404, headers: { 'Cache-Control': 's-maxage=1', 'Content-Type': 'text/x' } },
    ];
    const renderer = renderers.open();
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
    renderers.told['/works/x'] = renderers.told['/works/y'] = [gate.answer];
    const renderer = renderers.open();
    const release = await makeSampleRelease();
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
    const renderer = renderers.open();
    const release = await makeSampleRelease();
    await renderer.render(release, '/works/x');
    const all = paths.map((path) => renderer.render(release, path));
    await until(() => renderer.state().active === paths.length);
    const started = performance.now();
    await expect(renderer.render(release, paths[0]!, { isOptional: true })).rejects.toMatchObject({
      problem: 'crowded',
    });
    expect(performance.now() - started).toBeLessThan(2_000);
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
    const renderer = renderers.open();
    const release = await makeSampleRelease();
    const before = renderer.render(release, '/works/x');
    await until(() => renderers.calls.length === 1);
    renderer.forget();
    expect((await renderer.render(release, '/works/x')).body).toBe('new');
    gate.letGo({ body: 'old' });
    expect((await before).body).toBe('old');
    expect((await renderer.render(release, '/works/x')).body).toBe('new');
    expect(saidIn(await renderer.render(release, '/works/y')).forgets).toBe(1);
  });

  it.each([
    ['throw', 'thrown'],
    ['return', 'without an answer'],
  ] as const)('fails alone when the function does: %s', async (fail, message) => {
    renderers.told['/works/x'] = [{ fail }];
    const renderer = renderers.open();
    const release = await makeSampleRelease();
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

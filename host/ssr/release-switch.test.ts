import { makeSampleRelease } from './testing/sample-release';
import { until } from '../../tests/until';
import { isAlive } from './testing/is-alive';
import { held, saidIn, useRenderers } from './testing/use-renderers';

// Processes are started for real, on machines that may have much else to do.
jest.setTimeout(60_000);

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

import { open, opened, PUBLISHED } from './testing/open-session';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('of two who write in one field at once, who comes second', () => {
  const theirs = (value: string) => [{ path: 'title.en', before: 'Lamp', value, by: 'Jules' }];
  async function refused() {
    const all = open();
    all.its.conflicts = [{ path: 'title.en', mine: 'A', theirs: 'B', by: 'Inès' }];
    all.session.change('title.en', 'A');
    await pass(200);
    all.its.conflicts = [];
    // The other one has written on.
    all.session.take(opened(theirs('B and more'), 2));
    return all;
  }

  it('sees what the other has come to, and whose it is', async () => {
    const { session } = await refused();
    expect(session.state().conflicts).toMatchObject([{ mine: 'A', theirs: 'B and more', by: 'Jules' }]);
  });

  it('is not asked again for having taken it', async () => {
    const { session, calls, kept } = await refused();
    session.settle('title.en', 'B and more');
    await pass(2_000);
    expect(session.state()).toMatchObject({ conflicts: [], unsent: [] });
    expect(session.state().values).toMatchObject({ title: { en: 'B and more' } });
    expect([calls.length, kept.size]).toEqual([1, 0]);
  });

  it('has nothing to choose once both have written the same', async () => {
    const { session, kept } = await refused();
    session.take(opened(theirs('A'), 3));
    expect(session.state()).toMatchObject({ conflicts: [], unsent: [] });
    expect(kept.size).toBe(0);
  });
});

describe('whose colleague publishes their own changes alone', () => {
  const mine = { path: 'title.en', before: 'Lamp', value: 'Tall lamp', by: 'Inès' };
  const isPublic = { ...opened([mine], 5), published: { ...PUBLISHED, reference: 'ML 9' }, version: 'v2' };

  it('loses nothing, and goes on from what is public now', async () => {
    const { session, calls } = open();
    session.change('title.en', 'Tall lamp');
    await pass(200);
    session.change('title.en', 'Tall lamps');
    session.take(isPublic);
    expect(session.state()).toMatchObject({
      ...{ conflicts: [], replaced: [] },
      values: { title: { en: 'Tall lamps' }, reference: 'ML 9' },
    });
    session.undo();
    expect(session.state().values).toMatchObject({ title: { en: 'Tall lamp' }, reference: 'ML 9' });
    session.redo();
    await pass(200);
    expect(calls.at(-1)).toEqual([{ path: 'title.en', before: 'Tall lamp', value: 'Tall lamps' }]);
  });
});

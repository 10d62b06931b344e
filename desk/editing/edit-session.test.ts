import { CallFault } from '../app/line/call';
import { valueAt } from '../contract/items/field-path';
import { open, opened, PUBLISHED } from './testing/open-session';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('saves by itself once typing rests, and only what has changed', async () => {
  const { session, calls } = open();
  for (const title of ['L', 'La', 'Lam', 'Lamp A']) {
    session.change('title.en', title);
    await pass(100);
  }
  expect(calls).toHaveLength(0);
  await pass(60);
  expect(calls).toEqual([[{ path: 'title.en', before: 'Lamp', value: 'Lamp A' }]]);
  expect(session.state().unsent).toEqual([]);
});

it('saves while somebody types on, 600 ms after the first letter at the latest', async () => {
  const { session, calls } = open();
  for (let typed = 0; typed < 7; typed += 1) {
    session.change('title.en', `Lamp ${typed}`);
    await pass(100);
  }
  expect(calls).toHaveLength(1);
});

it('asks for nothing where a field is as before again', async () => {
  const { session, calls } = open();
  session.change('title.en', 'Lamp A');
  session.change('title.en', 'Lamp');
  await pass(1_000);
  expect(calls).toEqual([]);
});

it('keeps what is typed while the server is away, and sends it afterwards', async () => {
  const { session, its, kept, values } = open();
  its.isDown = true;
  session.change('title.fr', 'Lampadaire');
  await pass(1_000);
  expect(kept.get('title.fr')?.value).toBe('Lampadaire');
  expect(session.state().fault).toBeDefined();
  its.isDown = false;
  await pass(5_000);
  expect(valueAt(values(), 'title.fr')).toBe('Lampadaire');
  expect(kept.size).toBe(0);
});

it('sends what an earlier visit left', async () => {
  const { session, values } = open([['reference', { before: 'ML 1', value: 'ML 2' }]]);
  expect(session.state().values['reference']).toBe('ML 2');
  await pass(200);
  expect(values()['reference']).toBe('ML 2');
});

it('sends what was typed while it was sending, on top of it', async () => {
  const { session, its, calls } = open();
  let answer = () => {};
  its.waits = new Promise((resolve) => (answer = resolve));
  session.change('title.en', 'A');
  await pass(200);
  session.change('title.en', 'Lamp');
  answer();
  await pass(1_000);
  expect(calls.flat()).toEqual([
    { path: 'title.en', before: 'Lamp', value: 'A' },
    { path: 'title.en', before: 'A', value: 'Lamp' },
  ]);
});

it('keeps a field that a colleague has changed apart, until one chooses', async () => {
  const { session, its, calls, kept } = open();
  its.conflicts = [{ path: 'title.en', mine: 'A', theirs: 'B', by: 'Jules' }];
  session.change('title.en', 'A');
  session.change('reference', 'ML 2');
  await pass(2_000);
  expect(session.state().conflicts.map(({ by }) => by)).toEqual(['Jules']);
  expect(calls).toHaveLength(1);
  expect([...kept.keys()]).toEqual(['title.en']);
  its.conflicts = [];
  session.settle('title.en', 'A and B');
  await pass(200);
  expect(calls.at(-1)).toEqual([{ path: 'title.en', before: 'B', value: 'A and B' }]);
  expect(session.state().conflicts).toEqual([]);
});

it('undoes and redoes, a run of typing at once', async () => {
  const { session, values } = open();
  for (const title of ['L', 'La', 'Lamp A']) session.change('title.en', title);
  await pass(2_000);
  session.change('title.en', 'Lamp B');
  session.change('reference', 'ML 2');
  expect([session.undo(), session.undo()]).toEqual([['reference'], ['title.en']]);
  expect(session.state().values['title']).toEqual({ en: 'Lamp A', fr: 'Lampe' });
  session.undo();
  expect(session.state().values).toEqual(PUBLISHED);
  expect(session.state().canUndo).toBe(false);
  session.redo();
  await pass(1_000);
  expect(valueAt(values(), 'title.en')).toBe('Lamp A');
});

it('takes back at once what was changed at once', () => {
  const { session } = open();
  session.changeAll([
    { path: 'title.en', value: 'A' },
    { path: 'reference', value: null },
  ]);
  session.undo();
  expect(session.state().values).toEqual(PUBLISHED);
  session.redo();
  expect(session.state().values).toEqual({ title: { en: 'A', fr: 'Lampe' } });
});

it('takes away a field that is emptied', async () => {
  const { session, values } = open();
  session.change('title.fr', null);
  await pass(200);
  expect(values()).toEqual({ title: { en: 'Lamp' }, reference: 'ML 1' });
});

it('does not undo over what a colleague has written since', async () => {
  const { session } = open();
  session.change('title.en', 'A');
  session.change('reference', 'ML 2');
  await pass(1_000);
  const own = { path: 'reference', before: 'ML 1', value: 'ML 2' };
  session.take(opened([{ path: 'title.en', before: 'Lamp', value: 'B' }, own], 2));
  expect([session.undo(), session.undo()]).toEqual([['reference'], []]);
  expect(session.state().did).toEqual({ what: 'blocked', paths: ['title.en'] });
  expect(session.state().values).toEqual({ title: { en: 'B', fr: 'Lampe' }, reference: 'ML 1' });
});

it('sends what was typed while it was sending, though it is closed meanwhile', async () => {
  const { session, its, calls, kept } = open();
  let answer = () => {};
  its.waits = new Promise((resolve) => (answer = resolve));
  session.change('title.en', 'A');
  await pass(200);
  session.change('title.en', 'AB');
  session.close();
  answer();
  await pass(100);
  expect(calls.at(-1)).toEqual([{ path: 'title.en', before: 'A', value: 'AB' }]);
  expect(kept.size).toBe(0);
});

it('offers, of two versions, what was typed last', async () => {
  const { session, its } = open();
  let answer = () => {};
  its.waits = new Promise((resolve) => (answer = resolve));
  its.conflicts = [{ path: 'title.en', mine: 'A', theirs: 'B', by: 'Jules' }];
  session.change('title.en', 'A');
  await pass(200);
  session.change('title.en', 'AB');
  answer();
  await pass(1_000);
  expect(session.state().conflicts).toMatchObject([{ mine: 'AB', theirs: 'B' }]);
});

it('is not held up by a fault once what could not be sent is taken back', async () => {
  const { session, its } = open();
  its.isDown = true;
  session.change('title.en', 'A');
  await pass(1_000);
  session.change('title.en', 'Lamp');
  await session.flush();
  expect(session.state().fault).toBeUndefined();
});

describe('what can never be saved', () => {
  it('of an item that was deleted is kept, and not sent again', async () => {
    const { session, its, calls, kept } = open();
    its.refuses = () => new CallFault('notFound');
    session.change('title.en', 'A');
    await pass(60_000);
    expect(calls).toHaveLength(1);
    expect(session.state()).toMatchObject({ isGone: true, unsent: ['title.en'] });
    session.change('title.en', 'AB');
    await session.flush();
    await pass(60_000);
    expect(calls).toHaveLength(1);
    expect(kept.get('title.en')?.value).toBe('AB');
    session.forget();
    expect(kept.size).toBe(0);
  });

  it('in one field stays apart, and the rest is saved', async () => {
    const { session, its, calls, kept, values } = open();
    its.refuses = (given) =>
      given.some(({ path }) => path === 'title.fr') ? new CallFault('invalid', ['title.fr']) : undefined;
    session.change('title.fr', 'B');
    session.change('reference', 'ML 2');
    await pass(60_000);
    expect(values()).toMatchObject({ reference: 'ML 2', title: { fr: 'Lampe' } });
    expect(calls).toHaveLength(2);
    expect(session.state()).toMatchObject({
      ...{ unsent: [], unsavable: [{ path: 'title.fr', value: 'B', fault: 'invalid' }] },
      values: { title: { fr: 'B' } },
    });
    expect([...kept.keys()]).toEqual(['title.fr']);
    its.refuses = undefined;
    session.change('title.fr', 'C');
    await pass(200);
    expect(session.state().unsavable).toEqual([]);
    expect(valueAt(values(), 'title.fr')).toBe('C');
  });

  it.each([
    ['nothing that was sent is named', new CallFault('invalid', ['changes'])],
    ['it is too large', new CallFault('tooLarge')],
  ])('where %s is all of it, until it is thrown away', async (_, refusal) => {
    const { session, its, calls, kept } = open();
    its.refuses = () => refusal;
    session.change('title.en', 'A');
    session.change('reference', 'ML 2');
    await pass(60_000);
    expect(calls).toHaveLength(1);
    expect(session.state().unsavable.map(({ path }) => path)).toEqual(['title.en', 'reference']);
    session.drop('title.en');
    session.drop('reference');
    expect(session.state()).toMatchObject({ unsavable: [], values: PUBLISHED });
    expect(kept.size).toBe(0);
  });

  it('can be saved after all once the item is there again', async () => {
    const { session, its, values } = open();
    its.refuses = () => new CallFault('notFound');
    session.change('title.en', 'A');
    await pass(1_000);
    its.refuses = undefined;
    session.take(opened());
    expect(session.state().isGone).toBe(false);
    await session.flush();
    expect(valueAt(values(), 'title.en')).toBe('A');
  });
});

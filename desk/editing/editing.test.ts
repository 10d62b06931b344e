import { CallFault } from '../app/line/call';
import { valueAt } from '../../api/content/contract/field-path';
import type { FieldChange, Finding, OpenItem } from '../../api/content/contract/item';
import { openEditSession } from './edit-session';
import { withAddress } from './following/with-address';
import { withLastDay } from './following/with-last-day';
import { withSortName } from './following/with-sort-name';
import { frenchFix } from './french';
import { isFault, isToCome } from './still-to-come';
import { open, opened, PUBLISHED } from './testing/open-session';
import { forgetSteps, stepsOf } from './undo/kept-steps';
import { openSteps, type Steps } from './undo/steps';

describe('edit session', () => {
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
});

describe('edit session.together', () => {
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
});

describe('steps', () => {
  let time: number;
  let steps: Steps;
  beforeEach(() => {
    time = 0;
    steps = openSteps(() => time);
  });

  /** Types a text letter by letter, at the end of what is there. */
  function type(before: string, letters: string, msEach = 100): string {
    let text = before;
    for (const letter of letters) {
      time += msEach;
      steps.note([{ path: 'title', from: text, to: text + letter }]);
      text += letter;
    }
    return text;
  }
  /** What stands there after each step back. */
  function allBack(): unknown[] {
    const texts: unknown[] = [];
    while (steps.canUndo) texts.push(steps.back()?.[0]?.from);
    return texts;
  }

  it('takes back what was typed some words at a time, whole words always', () => {
    type('', 'The stamp is a small balance, and the lamp is not signed anywhere else.');
    expect(allBack()).toEqual(['The stamp is a small balance, and the lamp', '']);
  });

  it('does not cut a word or a year in two where somebody rests within it', () => {
    const text = type('Made in ', '198', 1_200);
    type(text, '8', 3_000);
    expect(allBack()).toEqual(['Made in ']);
  });

  it('begins with the next word after a pause', () => {
    type(type('', 'One'), ' two', 100);
    time += 2_000;
    type('One two', ' three');
    expect(allBack()).toEqual(['One two', '']);
  });

  it('takes back by itself what was pasted or taken out as a whole', () => {
    const text = type('', 'One ');
    const long = `${text}and a whole sentence that was pasted.`;
    steps.note([{ path: 'title', from: text, to: long }]);
    steps.note([{ path: 'title', from: long, to: text }]);
    expect(allBack()).toEqual([long, text, '']);
  });

  it('begins anew where one writes in another place of the same text', () => {
    const text = type('One', ' two');
    time += 100;
    steps.note([{ path: 'title', from: text, to: `A${text}` }]);
    time += 100;
    steps.note([{ path: 'title', from: `A${text}`, to: `A${text}!` }]);
    expect(allBack()).toEqual([`A${text}`, text, 'One']);
  });

  it('takes typography that was given back as typed with what was typed, however long one has waited', () => {
    type('', 'Oh');
    steps.note([{ path: 'title', from: 'Oh', to: 'Oh\u202f!' }]);
    time += 4_000;
    steps.note([{ path: 'title', from: 'Oh\u202f!', to: 'Oh!' }], 'always');
    expect(allBack()).toEqual(['']);
  });

  it('counts a text in a row of a list as a text, and the address that follows a title as part of it', () => {
    const rows = (name: string) => [{ who: 'A' }, { who: name }];
    for (const [from, to] of [
      ['', 'J'],
      ['J', 'Je'],
      ['Je', 'Jean'],
    ] as const) {
      steps.note([{ path: 'credits', from: rows(from), to: rows(to) }]);
    }
    expect(allBack()).toEqual([rows('')]);
    steps.note([
      { path: 'title', from: null, to: 'L' },
      { path: 'slug', from: null, to: 'l' },
    ]);
    steps.note([{ path: 'title', from: 'L', to: 'L ' }]);
    steps.note([
      { path: 'title', from: 'L ', to: 'L a' },
      { path: 'slug', from: 'l', to: 'l-a' },
    ]);
    expect(steps.back()).toEqual([
      { path: 'title', from: null, to: 'L a' },
      { path: 'slug', from: null, to: 'l-a' },
    ]);
    expect(steps.canUndo).toBe(false);
  });

  it('keeps the steps of the last items that were open, each for one person', () => {
    forgetSteps();
    stepsOf(1, '/items/works/a').note([{ path: 'title', from: 'a', to: 'b' }]);
    expect(stepsOf(1, '/items/works/a').canUndo).toBe(true);
    expect(stepsOf(2, '/items/works/a').canUndo).toBe(false);
    for (let count = 0; count < 20; count += 1) stepsOf(1, `/items/works/b-${count}`);
    expect(stepsOf(1, '/items/works/a').canUndo).toBe(false);
  });
});

describe('replaced', () => {
  const change = (path: string, value: unknown, by: string): FieldChange => ({
    path,
    before: null,
    value,
    by,
  });

  /** Inès has written something, and the item comes as others have left it. */
  function inesWrote(path: string, value: unknown) {
    const kept = { all: () => new Map(), keep: () => undefined, drop: () => undefined };
    const session = openEditSession({
      ...{ item: opened([change(path, value, 'Inès')]), kept, me: 'Inès' },
      save: () => Promise.reject(new Error('offline')),
    });
    return {
      session,
      comes: (changes: FieldChange[], part: Partial<OpenItem> = {}) =>
        session.take({ ...opened(changes, 2), ...part }),
      replaced: () => session.state().replaced,
    };
  }

  it('names who has put something else in the place of one’s own words, and keeps the first of them', () => {
    const { comes, replaced } = inesWrote('title.en', 'Lantern');
    comes([change('title.en', 'Torch', 'Jules')]);
    comes([change('title.en', 'Torches', 'Jules')]);
    expect(replaced()).toEqual([{ path: 'title.en', mine: 'Lantern', by: 'Jules', as: 'written' }]);
    comes([change('title.en', 'Lantern', 'Jules')]);
    expect(replaced()).toEqual([]);
  });

  it('names who has published something else', () => {
    const { comes, replaced } = inesWrote('title.en', 'Lantern');
    const published = { title: { en: 'Torch', fr: 'Lampe' } };
    comes([], { published, version: 'v2', writer: { name: 'Jules', hasPublished: true } });
    expect(replaced()).toEqual([{ path: 'title.en', mine: 'Lantern', by: 'Jules', as: 'public' }]);
  });

  describe('what somebody has thrown away', () => {
    const byAda = { takenBack: [{ path: 'title.en', by: 'Ada' }] };

    it('is no text of somebody else’s, and says who did it', () => {
      const { comes, replaced } = inesWrote('title.en', 'Lantern');
      comes([], { ...byAda, writer: { name: 'Marie', hasPublished: true } });
      const gone = [{ path: 'title.en', mine: 'Lantern', by: 'Ada', as: 'takenBack' }];
      expect(replaced()).toEqual(gone);
      // Another field becomes public.
      comes([], { version: 'v2', writer: { name: 'Marie', hasPublished: true } });
      expect(replaced()).toEqual(gone);
      comes([change('title.en', 'Torch', 'Jules')]);
      expect(replaced()).toMatchObject([{ by: 'Jules', as: 'written' }]);
      comes([], byAda);
      expect(replaced()).toEqual(gone);
    });

    it('is by nobody in particular where the desk does not know it any more', () => {
      const { comes, replaced } = inesWrote('title.en', 'Lantern');
      comes([], { writer: { name: 'Marie', hasPublished: true } });
      expect(replaced()).toMatchObject([{ by: null, as: 'takenBack' }]);
    });

    it('is not told of what one has thrown away in another window', () => {
      const { comes, replaced } = inesWrote('title.en', 'Lantern');
      comes([], { takenBack: [{ path: 'title.en', by: 'Inès' }] });
      expect(replaced()).toEqual([]);
    });
  });

  it('says nothing of what one has changed oneself, of spaces that a file needs, or of what colleagues add to a list', () => {
    const own = inesWrote('title.en', 'Lantern');
    own.comes([change('title.en', 'Torch', 'Inès')]);
    expect(own.replaced()).toEqual([]);
    const spaced = inesWrote('title.en', 'A  lantern ');
    const published = { title: { en: 'A lantern', fr: 'Lampe' } };
    spaced.comes([], { published, version: 'v2', writer: { name: 'Jules', hasPublished: true } });
    expect(spaced.replaced()).toEqual([]);
    const list = inesWrote('pictures', [{ file: 'a.jpg' }]);
    list.comes([change('pictures', [{ file: 'b.jpg' }, { file: 'a.jpg', alt: { en: 'A' } }], 'Jules')]);
    expect(list.replaced()).toEqual([]);
    list.comes([change('pictures', [{ file: 'b.jpg' }], 'Jules')]);
    expect(list.replaced()).toMatchObject([{ path: 'pictures', by: 'Jules' }]);
  });

  it('says nothing of what one has chosen oneself', () => {
    const { session, comes, replaced } = inesWrote('title.en', 'Lantern');
    const theirs = { path: 'title.en', mine: 'Lantern', theirs: 'Torch', by: 'Jules' };
    session.take({ ...opened([change('title.en', 'Lantern', 'Inès')], 2), conflicts: [theirs] });
    session.settle('title.en', 'Torch');
    comes([], { published: { title: { en: 'Torch', fr: 'Lampe' } }, version: 'v2' });
    expect(replaced()).toEqual([]);
  });
});

describe('still to come', () => {
  const finding = (name: Finding['name'], severity: Finding['severity'] = 'error'): Finding => ({
    ...{ path: 'title.en', name, text: '', severity, locale: 'en' },
  });

  it('takes what lacks in a new item as to come, and what is wrong in it as a fault', () => {
    const fresh = { published: null };
    expect(isToCome(fresh, finding('missing'))).toBe(true);
    expect(isFault(fresh, finding('missing'))).toBe(false);
    expect(isFault(fresh, finding('slugTaken'))).toBe(true);
    expect(isFault(fresh, finding('millimetres', 'advice'))).toBe(false);
  });

  it('takes what lacks in a piece of news that has just begun as to come, and in the others as a fault', () => {
    const news = (...ids: string[]) => ids.map((id) => ({ id }));
    const changes = [{ path: 'news', before: null, value: news('new', 'old') }];
    const home = { published: { news: news('old') }, draft: { number: 1, changes, by: '', at: '' } };
    const lacks = (place: number) => ({ ...finding('missing'), path: `news.${place}.title.en` });
    expect([isFault(home, lacks(0)), isFault(home, lacks(1))]).toEqual([false, true]);
  });

  it('takes what lacks in something public as a fault', () => {
    expect(isFault({ published: {} }, finding('missing'))).toBe(true);
  });
});

describe('french', () => {
  const type = (text: string): string =>
    [...text].reduce((before, character) => {
      const typed = before + character;
      const fix = frenchFix(typed);
      return fix ? typed.slice(0, fix.start) + fix.put : typed;
    }, '');

  it.each([
    ["l'abat-jour", 'l’abat-jour'],
    ['Il dit "oui" et part', 'Il dit «\u202foui\u202f» et part'],
    ['« oui »', '«\u202foui\u202f»'],
    ['Attention : ici', 'Attention\u202f: ici'],
    ['Attention: ici', 'Attention\u202f: ici'],
    ['Vraiment ?!', 'Vraiment\u202f?!'],
    ['un ; deux', 'un\u202f; deux'],
    ['https://exemple.fr', 'https://exemple.fr'],
    ["https://exemple.fr:8080/l'art?a=1;b=2", "https://exemple.fr:8080/l'art?a=1;b=2"],
    ['mailto:ada@exemple.fr?subject=a', 'mailto:ada@exemple.fr?subject=a'],
    ['/fr/œuvres?tri=date', '/fr/œuvres?tri=date'],
    ['Vu https://exemple.fr ?', 'Vu https://exemple.fr\u202f?'],
    ['11:00', '11:00'],
    ['(« a »)', '(«\u202fa\u202f»)'],
    ['Lampe, 1954', 'Lampe, 1954'],
  ])('%s becomes %s', (typed, put) => expect(type(typed)).toBe(put));

  it('says what was typed, so that it can be given back', () =>
    expect(frenchFix('ici :')).toEqual({ start: 3, typed: ' :', put: '\u202f:' }));
});

describe('with address', () => {
  const draft = { shelf: 'works', published: null } as const;
  const title = (value: string) => ({ path: 'title.fr', value });

  it.each([
    ['nothing yet', {}, 'Lampe Œil-de-bœuf, 1951', 'lampe-oeil-de-boeuf-1951'],
    ['letters that are no Latin letter with an accent', {}, 'Łóżko Þórdís', 'lozko-thordis'],
    ['what followed before', { title: { fr: 'Lampe' }, slug: { fr: 'lampe' } }, 'Lampe Brume', 'lampe-brume'],
    ['a title that is cleared', { title: { fr: 'Lampe' }, slug: { fr: 'lampe' } }, '', null],
    ['a word that goes on', { title: { fr: 'Lampe' }, slug: { fr: 'lampe' } }, 'Lampe ', 'lampe'],
  ])('has the address follow the title: %s', (_, values, text, address) => {
    expect(withAddress(draft, values, title(text))).toEqual([
      title(text),
      { path: 'slug.fr', value: address },
    ]);
  });

  it.each([
    ['was written otherwise', draft, { title: { fr: 'Lampe' }, slug: { fr: 'la-lampe' } }],
    ['is public', { ...draft, published: { title: { fr: 'Lampe' }, slug: { fr: 'lampe' } } }, {}],
    ['is that of a page', { shelf: 'pages', published: null } as const, {}],
  ])('leaves an address that %s', (_, item, values) => {
    expect(withAddress(item, values, title('Lampe Brume'))).toEqual([title('Lampe Brume')]);
  });

  it('gives a creator, who has one name, the address in both languages', () => {
    const change = { path: 'name', value: 'Marthe Solanes' };
    expect(withAddress({ shelf: 'creators', published: null }, {}, change)).toEqual([
      change,
      { path: 'slug.en', value: 'marthe-solanes' },
      { path: 'slug.fr', value: 'marthe-solanes' },
    ]);
  });

  it('changes nothing else by itself', () => {
    const change = { path: 'date.en', value: '1951' };
    expect(withAddress(draft, {}, change)).toEqual([change]);
  });
});

describe('with last day', () => {
  const first = (value: string | null) => [{ path: 'starts_on', value }];

  it('ends an event on the day that it begins, as long as nothing else was said', () => {
    expect(withLastDay({}, first('2026-12-12'))).toEqual([
      { path: 'starts_on', value: '2026-12-12' },
      { path: 'ends_on', value: '2026-12-12' },
    ]);
    expect(withLastDay({ ends_on: '2026-12-01' }, first('2026-12-12')).at(-1)).toEqual({
      path: 'ends_on',
      value: '2026-12-12',
    });
  });

  it('leaves a last day that comes after, and every other field', () => {
    expect(withLastDay({ ends_on: '2026-12-13' }, first('2026-12-12'))).toEqual(first('2026-12-12'));
    expect(withLastDay({}, first(null))).toEqual(first(null));
    expect(withLastDay({}, [{ path: 'title.en', value: 'Evening' }])).toHaveLength(1);
  });
});

describe('with sort name', () => {
  const draft = { shelf: 'creators', published: null } as const;
  const name = (value: string) => [{ path: 'name', value }];

  it.each([
    ['nothing yet', {}, 'Louise Amiel', 'Amiel, Louise'],
    ['what followed before', { name: 'Louise Am', sort_name: 'Am, Louise' }, 'Louise Amiel', 'Amiel, Louise'],
    ['a word that goes on', { name: 'Louise', sort_name: 'Louise' }, 'Louise ', 'Louise'],
    ['a firm', {}, 'Norrland Associates, Inc.', 'Norrland Associates, Inc.'],
    ['a firm of two', {}, 'Hart & Sons', 'Hart & Sons'],
    ['a name that is cleared', { name: 'Louise', sort_name: 'Louise' }, '', null],
  ])('sorts a new creator by the last word of the name: %s', (_, values, text, sorted) => {
    expect(withSortName(draft, values, name(text))).toEqual([
      ...name(text),
      { path: 'sort_name', value: sorted },
    ]);
  });

  it.each([
    ['was written otherwise', draft, { name: 'Louise', sort_name: 'Amiel' }],
    ['is public', { ...draft, published: { name: 'Louise' } }, { name: 'Louise' }],
    ['is of another shelf', { shelf: 'works', published: null } as const, {}],
  ])('leaves what %s', (_, item, values) => {
    expect(withSortName(item, values, name('Louise Amiel'))).toEqual(name('Louise Amiel'));
  });
});

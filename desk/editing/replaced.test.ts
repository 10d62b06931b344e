import type { FieldChange, OpenItem } from '../contract/items/item';
import { openEditSession } from './edit-session';
import { opened } from './testing/open-session';

const change = (path: string, value: unknown, by: string): FieldChange => ({ path, before: null, value, by });

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

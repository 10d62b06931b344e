import type { Catalogue } from '../published/catalogue';
import type { DraftRow } from '../drafts/draft-queries';
import { orderOf } from './orders';
import { shelfIndex } from './shelf-index';

const COUNT = 1000;
const NOTHING = {
  ...{ works: new Map(), creators: new Map(), types: new Map() },
} as Partial<Catalogue> as Catalogue;

const draftOf = (at: number): DraftRow => ({
  ...{
    shelf: 'works',
    item: `piece-${at}`,
    number: 1,
    person: null,
    name: 'Ada',
    at: '2026-11-30T00:00:00.000Z',
  },
  changes: [{ path: 'title', before: null, value: { en: `Piece ${(at * 7919) % COUNT}` } }],
});

describe('drafts of a list', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lets others be answered while thousands are made rows and put in order, and does so once', async () => {
    // Whoever looks at the clock takes a millisecond.
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
    let turns = 0;
    let isGoing = true;
    const other = () => {
      turns += 1;
      if (isGoing) setImmediate(other);
    };
    setImmediate(other);
    const order = orderOf('title', { shelf: 'works', locale: 'en', changedAt: () => '' });
    const drafts = new Map(Array.from({ length: COUNT }, (_, at) => [`piece-${at}`, draftOf(at)]));
    const index = await shelfIndex(NOTHING, 'works');
    const shelf = await index.withDrafts(drafts);
    // A turn for each 20 ms.
    expect(turns).toBeGreaterThan(COUNT / 25);
    const placed = await shelf.inOrder('title en', [], order);
    expect(turns).toBeGreaterThan(COUNT / 10);
    expect(placed.map(({ row }) => row.title.en)).toEqual(
      Array.from({ length: COUNT }, (_, at) => `Piece ${at}`),
    );
    isGoing = false;
    const before = clock;
    expect(await (await index.withDrafts(drafts)).inOrder('title en', [], order)).toBe(placed);
    expect(clock).toBe(before);
  });
});

import { eachEngine } from '../database/testing/each-engine';
import { keepDraft } from '../content/drafts/draft-queries';
import {
  addBroughtIn,
  broughtInLately,
  changeItems,
  draftBefore,
  draftBroughtIn,
  findBroughtIn,
  itemsWithDrafts,
  itemsWithPictures,
  keepItems,
  noteTakenBack,
  type BroughtItem,
} from './brought-in-queries';

const ADA = { id: 1, name: 'Ada' };
const AT = '2026-11-30T10:00:00.000Z';
/** Several pages, of which the last is whole. */
const MANY = 600;

const work = (index: number, more: Partial<BroughtItem> = {}): BroughtItem => ({
  ...{ shelf: 'works', item: `work-${String(index).padStart(4, '0')}` },
  ...{ isNew: true, draft: index, before: null, pictures: null, ...more },
});
const photo = (name: string, file: string | null = null) => [{ name, file }];

eachEngine((engine) => {
  it('counts what a list has made and changed, and names the pictures that are missing once', async () => {
    const database = await engine.open();
    await database.write(async (to) => {
      await keepItems(to, 7, [
        work(1, { pictures: photo('a.jpg') }),
        work(2, { isNew: false, pictures: [...photo('a.jpg'), ...photo('b.jpg', 'b.jpg')] }),
        work(3),
        { ...work(4), shelf: 'creators', item: 'anna' },
      ]);
      await addBroughtIn(to, 7, { name: 'list.csv', at: AT }, ADA);
      await addBroughtIn(to, 8, { name: 'later.csv', at: AT }, ADA);
      await noteTakenBack(to, 8, AT, 'Jules');
    });
    const first = { number: 7, name: 'list.csv', at: AT, by: 'Ada', made: 2, changed: 1, creators: 1 };
    await database.read(async (from) => {
      expect(await findBroughtIn(from, 7)).toEqual({ ...first, missing: ['a.jpg'], takenBack: null });
      expect(await findBroughtIn(from, 9)).toBeUndefined();
      expect(await broughtInLately(from)).toMatchObject([
        { number: 8, made: 0, changed: 0, creators: 0, missing: [], takenBack: { at: AT, by: 'Jules' } },
        first,
      ]);
    });
  });

  it('has each item of a long list once, with the draft that there is now', async () => {
    const database = await engine.open();
    const items = Array.from({ length: MANY }, (_, index) => work(index, { pictures: photo('a.jpg') }));
    await database.write(async (to) => {
      await keepItems(to, 7, items);
      await keepItems(to, 8, [work(1)]);
      await keepDraft(to, { shelf: 'works', item: 'work-0001', number: 5, changes: [] }, ADA, AT);
    });
    await database.write(async (to) =>
      changeItems(
        to,
        7,
        (await itemsWithPictures(to, 7)).map((one) => ({
          ...one,
          draft: one.draft + 1,
          pictures: photo('a.jpg', 'a.jpg'),
        })),
      ),
    );
    await database.read(async (from) => {
      const found = await itemsWithDrafts(from, 7);
      expect(found.map(({ item }) => item)).toEqual(items.map(({ item }) => item));
      expect(found.slice(0, 2)).toEqual([
        { shelf: 'works', item: 'work-0000', isNew: true, draft: 1, hasBefore: false, present: 0 },
        { shelf: 'works', item: 'work-0001', isNew: true, draft: 2, hasBefore: false, present: 5 },
      ]);
      const pictures = await itemsWithPictures(from, 7);
      expect(new Set(pictures.flatMap((one) => one.pictures.map(({ file }) => file)))).toEqual(
        new Set(['a.jpg']),
      );
      expect(pictures).toHaveLength(MANY);
    });
  });

  it('knows the draft that an item had before, and the one that it got', async () => {
    const database = await engine.open();
    const before = {
      shelf: 'works',
      item: 'lamp',
      number: 3,
      changes: [],
      person: 1,
      name: 'Ada',
      at: AT,
    } as const;
    await database.write((to) =>
      keepItems(to, 7, [{ ...work(4), item: 'lamp', before: { ...before, changes: [] } }, work(0)]),
    );
    await database.read(async (from) => {
      const [lamp, other, none] = ['lamp', 'work-0000', 'none'].map(
        (id) => ({ shelf: 'works', id }) as const,
      );
      expect([await draftBefore(from, 7, lamp!), await draftBefore(from, 7, other!)]).toEqual([before, null]);
      expect([
        await draftBroughtIn(from, 7, lamp!),
        await draftBroughtIn(from, 7, other!),
        await draftBroughtIn(from, 7, none!),
      ]).toEqual([4, 0, undefined]);
      expect((await itemsWithDrafts(from, 7)).map((one) => one.hasBefore)).toEqual([true, false]);
    });
  });
});

import { eachEngine } from '../../../../api/database/testing/each-engine';
import { addBroughtIn, findBroughtIn, itemsWithDrafts, keepItems } from '../../tables/brought-in';
import { draftSaves, draftsNaming, keepDraft, type StoredDraft } from './drafts';
import {
  beginPending,
  bringPending,
  endPending,
  hasPending,
  removePending,
  takePending,
} from './pending-drafts';

const AT = '2026-11-30T10:00:00.000Z';
const ADA = { id: null, name: 'Ada' };
const stored = (item: string): StoredDraft => ({
  ...{ shelf: 'works', item, number: 1, changes: '[]', person: null, name: 'Ada', at: AT },
});
const brought = (item: string) => ({
  ...{ shelf: 'works' as const, item, isNew: true, draft: 1, before: null, pictures: null },
});

eachEngine((engine) => {
  describe('a change of many drafts', () => {
    it('counts once it is ended, with its list', async () => {
      const database = await engine.open();
      const change = [{ path: 'reference', before: null, value: 'ML 1' }];
      const pending = await database.write(async (to) => {
        await keepDraft(to, { shelf: 'works', item: 'lamp', number: 7, changes: change }, ADA, AT);
        expect(await draftsNaming(to, 'ML 1')).toHaveLength(1);
        return beginPending(to);
      });
      await database.write(async (to) => {
        await takePending(to, pending, [{ shelf: 'works', id: 'lamp' }]);
        await bringPending(to, pending, [stored('vase'), stored('bowl')]);
        await keepItems(to, pending.list, [brought('vase'), brought('bowl')]);
      });
      const items = async () => [...(await database.read((from) => draftSaves(from, 'works'))).keys()].sort();
      expect(await items()).toEqual(['lamp']);
      await database.write(async (to) => {
        await addBroughtIn(to, pending.list, { name: 'list.csv', at: AT }, ADA);
        await endPending(to, pending);
      });
      expect(await items()).toEqual(['bowl', 'vase']);
      const [list, lines] = await database.read(async (from) => [
        await findBroughtIn(from, pending.list),
        await itemsWithDrafts(from, pending.list),
      ]);
      expect(list).toMatchObject({ made: 2, changed: 0, creators: 0, missing: [], takenBack: null });
      expect(lines.map(({ item, hasBefore, present }) => [item, hasBefore, present])).toEqual([
        ['bowl', false, 1],
        ['vase', false, 1],
      ]);
    });

    it('leaves nothing behind where it is cut off', async () => {
      const database = await engine.open();
      await database.write(async (to) => {
        await keepDraft(to, { shelf: 'works', item: 'lamp', number: 7, changes: [] }, ADA, AT);
        const pending = await beginPending(to);
        await takePending(to, pending, [{ shelf: 'works', id: 'lamp' }]);
        await bringPending(to, pending, [stored('vase')]);
        await keepItems(to, pending.list, [brought('vase')]);
      });
      expect(await database.read(hasPending)).toBe(true);
      while (await database.write(removePending));
      expect(await database.read(hasPending)).toBe(false);
      const left = await database.read(async (from) => [
        await from.selectFrom('desk_draft_rows').select(['item', 'goes']).execute(),
        await from.selectFrom('desk_list_items').select('item').execute(),
      ]);
      expect(left).toEqual([[{ item: 'lamp', goes: 0 }], []]);
    });
  });
});

import { eachEngine } from '../../database/testing/each-engine';
import { draftsAfter, draftsNaming, keepDraft, type StoredDraft } from './draft-queries';
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

eachEngine((engine) => {
  describe('a change of many drafts', () => {
    it('counts once it is ended', async () => {
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
      });
      const items = async () =>
        (await database.read((from) => draftsAfter(from, 'works', ''))).map(({ item }) => item);
      expect(await items()).toEqual(['lamp']);
      await database.write((to) => endPending(to, pending));
      expect(await items()).toEqual(['bowl', 'vase']);
    });

    it('leaves nothing behind where it is cut off', async () => {
      const database = await engine.open();
      await database.write(async (to) => {
        await keepDraft(to, { shelf: 'works', item: 'lamp', number: 7, changes: [] }, ADA, AT);
        const pending = await beginPending(to);
        await takePending(to, pending, [{ shelf: 'works', id: 'lamp' }]);
        await bringPending(to, pending, [stored('vase')]);
      });
      expect(await database.read(hasPending)).toBe(true);
      while (await database.write(removePending));
      expect(await database.read(hasPending)).toBe(false);
      const left = await database.read((from) =>
        from.selectFrom('desk_draft_rows').select(['item', 'goes']).execute(),
      );
      expect(left).toEqual([{ item: 'lamp', goes: 0 }]);
    });
  });
});

import { itemsOn } from '../shelves';
import { eachEngine } from '../../database/testing/each-engine';
import type { GalleryDatabase } from '../../database/database';
import { layItems } from '../../import-export/catalogue/bring-folder-in';
import { readFolder } from '../../import-export/catalogue/read-folder';
import { type SampleCatalogue, writeSampleCatalogue } from '../../testing/sample-catalogue';
import type { OfferedPicture } from '../../media/media-addresses';
import type { FieldChange, Shelf } from '../contract/item';
import { draftsOf, dropDraft, keepDraft } from '../drafts/draft-queries';
import { beginPending, bringPending, endPending, takePending } from '../drafts/pending-drafts';
import { findPublished, putItems } from '../published/item-queries';
import { itemText } from '../published/item-text';
import { keepSchedule } from '../schedule/schedule-queries';
import { isListed, itemsList, neighboursOf } from './items-list';
import { highestReference } from '../editing-routes';
import { waitingItems } from '../item-routes';
import { openRelisting, renewListed } from './relist';
import { missingIn } from '../../desk/today-routes';
import { itemsAt } from '../findings/own-links';
import { sameReference } from '../findings/advice';
import { linkingTo, referringTo } from '../reading/referring';
import { latestDeletions } from '../writing/version-queries';

const ADA = { id: null, name: 'Ada' };
const AT = '2026-11-30T10:00:00.000Z';
const pictureOf = () => ({ id: 'a', name: 'a', width: 3, height: 2 }) as OfferedPicture;

eachEngine((engine) => {
  describe('what is listed', () => {
    let sample: SampleCatalogue;
    let database: GalleryDatabase;
    let relisted: () => Promise<void>;
    beforeEach(async () => {
      sample = await writeSampleCatalogue();
      database = await engine.open();
      relisted = openRelisting(database);
      await layItems(database, (await readFolder(sample.root)).items);
    });
    afterEach(() => sample.remove());

    const found = async (shelf: Shelf, q: string): Promise<string[]> => {
      await relisted();
      return database.read(async (from) =>
        (
          await from
            .selectFrom('listed_items')
            .select('id')
            .where(isListed(shelf, { q }, 0))
            .orderBy('id')
            .execute()
        ).map(({ id }) => id),
      );
    };
    const statesOf = async (...ids: string[]) => {
      await relisted();
      const rows = await database.read((from) =>
        from.selectFrom('listed_items').select(['id', 'state']).where('kind', '=', 'works').execute(),
      );
      return ids.map((id) => rows.find((row) => row.id === id)?.state);
    };
    const changeOf = (path: string, value: unknown): FieldChange => ({ path, before: null, value });
    const draft = (item: string, ...changes: FieldChange[]) =>
      database.write((to) => keepDraft(to, { shelf: 'works', item, number: 1, changes }, ADA, AT));

    it('follows drafts, times and what is public, whoever writes them', async () => {
      expect(await statesOf('lamp', 'vase')).toEqual(['public', undefined]);
      await draft('lamp', changeOf('reference', 'X 1'));
      await draft('vase', changeOf('reference', 'X 2'));
      expect(await statesOf('lamp', 'vase')).toEqual(['changed', 'draft']);
      expect(await found('works', 'x 1')).toEqual(['lamp']);
      await database.write((to) =>
        keepSchedule(to, { shelf: 'works', item: 'lamp', act: 'publish', at: AT, draft: 1 }, ADA),
      );
      await database.write((to) => dropDraft(to, 'works', 'vase'));
      expect(await statesOf('lamp', 'vase')).toEqual(['scheduled', undefined]);
      await database.write((to) => putItems(to, [{ shelf: 'works', id: 'stool', text: null }]));
      expect(await statesOf('stool')).toEqual([undefined]);
    });

    it('has drafts of a list once they count, and those of before again', async () => {
      await draft('lamp', changeOf('reference', 'X 1'));
      const pending = await database.write(async (to) => {
        const begun = await beginPending(to);
        const [kept] = await draftsOf(to, itemsOn('works', ['lamp']));
        await takePending(to, begun, [{ shelf: 'works', id: 'lamp' }]);
        await bringPending(to, begun, [{ ...kept!, item: 'vase', changes: '[]' }]);
        return begun;
      });
      expect(await statesOf('lamp', 'vase')).toEqual(['changed', undefined]);
      await database.write((to) => endPending(to, pending));
      expect(await statesOf('lamp', 'vase')).toEqual(['public', 'draft']);
    });

    it('finds works by another name of their creator at once', async () => {
      expect(await found('works', 'etoile')).toContain('lamp');
      await database.write(async (to) => {
        const jeanne = { shelf: 'creators', id: 'jeanne' } as const;
        const values = (await findPublished(to, jeanne))!.values;
        await putItems(to, [{ ...jeanne, text: itemText(jeanne, { ...values, name: 'Jeanne Lune' }) }]);
      });
      expect(await found('works', 'etoile')).toEqual([]);
      expect(await found('works', 'lune')).toContain('lamp');
    });

    it('knows who names a picture or a document, also in a draft', async () => {
      const naming = async (name: string) => {
        await relisted();
        const rows = await database.read((from) =>
          from
            .selectFrom('item_files')
            .select('item')
            .distinct()
            .where(({ or, eb }) => or([eb('name', '=', name), eb('shown_as', '=', name)]))
            .orderBy('item')
            .execute(),
        );
        return rows.map(({ item }) => item);
      };
      expect(await naming('late-fr.pdf')).toEqual(['late']);
      await draft('vase', changeOf('pictures', [{ file: 'lamp-1-day.jpg', hd: 'hd/vase.jpg' }]));
      expect(await naming('lamp-1-day.jpg')).toEqual(expect.arrayContaining(['lamp', 'vase']));
      expect(await naming('hd/vase.jpg')).toEqual(['vase']);
      await database.write((to) => dropDraft(to, 'works', 'vase'));
      expect(await naming('hd/vase.jpg')).toEqual([]);
    });

    it('is made anew where other code has made it', async () => {
      await relisted();
      await database.write((to) =>
        to.updateTable('listed_items').set({ rules: 'other', folded: '' }).where('id', '=', 'lamp').execute(),
      );
      expect(await found('works', 'lamp')).not.toContain('lamp');
      await database.write(renewListed);
      expect(await found('works', 'lamp')).toContain('lamp');
    });

    it('gives the same pages, counts, places and gaps', async () => {
      await draft('vase', changeOf('title', { en: 'Vase' }));
      await relisted();
      const place = { lang: 'en', siteUrl: 'https://g.example', now: Date.parse(AT), pictureOf } as const;
      const [page, kinds, beside, waiting, missing] = await database.read(
        async (from) =>
          [
            await itemsList(from, place, 'works', { sort: 'reference', down: true, after: 'lamp 00000003' }),
            await itemsList(from, place, 'events', { when: 'past' }),
            await neighboursOf(from, place, 'works', { id: 'lamp', query: { q: 'l' } }),
            await waitingItems(from, place),
            await missingIn(from, place),
          ] as const,
      );
      expect([page.total, page.states.draft, kinds.whens]).toEqual([5, 2, expect.any(Object)]);
      expect(beside).toMatchObject({ place: expect.any(Number), count: expect.any(Number) });
      expect(waiting.counts).toContainEqual({ shelf: 'works', state: 'draft', count: 2 });
      expect(missing.map(({ count }) => typeof count)).toContain('number');
      expect(new Set(missing.map(({ count }) => typeof count)).size).toBe(1);
    });

    it('knows who names an item, who is at an address, and what was deleted', async () => {
      await relisted();
      const page = { folder: 'works', locale: 'en', slug: 'chair' } as const;
      const [naming, linking, at, twin, deleted] = await database.read(
        async (from) =>
          [
            await referringTo(from, { shelf: 'creators', id: 'jeanne' }),
            await linkingTo(from, 'https://g.example', { shelf: 'works', id: 'lamp' }),
            (await itemsAt(from, [page]))(page),
            await sameReference(from, { shelf: 'works', id: 'other' }, { reference: 'ml0001' }),
            await latestDeletions(from, ['works'], 9),
          ] as const,
      );
      expect(naming.map(({ id }) => id)).toContain('lamp');
      expect([linking, deleted]).toEqual([expect.any(Array), []]);
      expect(at).toEqual({ id: 'chair', isFormer: false, isPublic: true });
      expect(twin).toEqual([expect.objectContaining({ name: 'referenceTwice', text: 'Tall lamp' })]);
    });

    it('knows the reference with the highest number, of drafts as well', async () => {
      await relisted();
      const highest = () => database.read(highestReference);
      const before = await highest();
      await draft('vase', changeOf('reference', 'ML 0900'));
      await relisted();
      expect([before, await highest()]).toEqual(['ML 0004', 'ML 0900']);
    });
  });
});

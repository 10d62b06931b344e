import { eachEngine } from '../../database/testing/each-engine';
import type { GalleryDatabase } from '../../database/database';
import { note } from '../../desk/log-queries';
import type { OfItem, Shelf, Values } from '../contract/item';
import { allDrafts, findDraft, keepDraft } from '../drafts/draft-queries';
import { allPublished, findPublished, lostLinks, putItems, textOfItem } from '../published/item-queries';
import { itemText } from '../published/item-text';
import { InTheWay, writeItems } from './write-items';
import { newestVersion, versionsOf, type Written } from './version-queries';

const ADA = { id: 1, name: 'Ada' };
const WORK: Values = { creators: ['jeanne'], type: 'seating', position: 1 };
const ITEMS: Record<string, Values> = {
  'types/seating': { slug: { en: 'seating' }, position: 1 },
  'creators/jeanne': { slug: { en: 'jeanne' }, name: 'Jeanne' },
  'creators/ida': { slug: { en: 'ida' }, name: 'Ida' },
  'works/chair': { ...WORK, slug: { en: 'chair' } },
  'works/stool': { ...WORK, slug: { en: 'stool' } },
};

const ofItem = (place: string): OfItem => {
  const [shelf, id] = place.split('/') as [Shelf, string];
  return { shelf, id };
};
const write = (database: GalleryDatabase, written: readonly Written[]): Promise<unknown> =>
  writeItems({ database, now: Date.now }, written, ADA, (to) => note(to, ADA, 'published', { now: 0 }));

/** What two processes do at once; refusals as their values. */
async function each(doing: readonly Promise<unknown>[]): Promise<(undefined | InTheWay)[]> {
  const done = await Promise.allSettled(doing);
  return done.map((one) => (one.status === 'rejected' ? (one.reason as InTheWay) : undefined));
}

eachEngine((engine) => {
  /** Two processes have it open. */
  let one: GalleryDatabase;
  let other: GalleryDatabase;
  beforeEach(async () => {
    one = await engine.open();
    other = await engine.open();
    const items = Object.entries(ITEMS).map(([place, values]) => ({ ...ofItem(place), values }));
    await one.write((to) =>
      putItems(
        to,
        items.map(({ values, ...of }) => ({ ...of, text: itemText(of, values) })),
      ),
    );
  });

  /** From what is public now. @param values null takes it away */
  async function planned(place: string, values: Values | null): Promise<Written> {
    const of = ofItem(place);
    const before = await one.read((from) => textOfItem(from, of));
    const after = values && itemText(of, values);
    const act = values ? 'published' : 'deleted';
    return { shelf: of.shelf, item: of.id, act, before, after, draft: null };
  }
  const published = async (place: string) =>
    (await one.read((from) => findPublished(from, ofItem(place))))?.values;

  describe('a publication', () => {
    it('is one of ten that has an address, and each of the others is told whose it is', async () => {
      const places = Array.from({ length: 10 }, (_, at) => `works/bench-${at}`);
      const works: Written[] = [];
      for (const [at, place] of places.entries())
        works.push(await planned(place, { ...WORK, slug: { en: at < 5 ? 'bench' : `bench-${at}` } }));
      const refused = await each(works.map((work, at) => write(at % 2 ? one : other, [work])));
      expect(refused.slice(5)).toEqual([undefined, undefined, undefined, undefined, undefined]);
      const winner = refused.indexOf(undefined);
      expect(winner).toBeLessThan(5);
      for (const [at, error] of refused.slice(0, 5).entries()) {
        const isPublic = (await published(places[at]!)) !== undefined;
        expect(isPublic).toBe(at === winner);
        if (isPublic) continue;
        expect(error).toBeInstanceOf(InTheWay);
        expect(error!.problems).toEqual([
          {
            ...{ file: `works/bench-${at}.yaml`, field: 'slug.en' },
            message: `'bench' is already the slug of works/bench-${winner}.yaml`,
          },
        ]);
      }
      // Those that were refused have left neither a version nor a line.
      const lines = await one.read((from) => from.selectFrom('desk_log').select('id').execute());
      const versions = await one.read((from) => from.selectFrom('desk_versions').select('item').execute());
      expect([lines.length, versions.length]).toEqual([6, 6]);
    });

    it('may take the address that another one leaves in the same', async () => {
      const swapped = [
        await planned('works/chair', { ...WORK, slug: { en: 'stool' } }),
        await planned('works/stool', { ...WORK, slug: { en: 'chair' } }),
      ];
      await write(one, swapped);
      expect(await published('works/chair')).toMatchObject({ slug: { en: 'stool' } });
      const back = await planned('works/stool', { ...WORK, slug: { en: 'stool' } });
      expect(await each([write(one, [back])])).toEqual([expect.any(InTheWay)]);
    });

    it('may have an address that another one had before, which one alone may have had', async () => {
      const had = { en: ['bench'] };
      await write(one, [await planned('works/chair', { ...ITEMS['works/chair'], former_slugs: had })]);
      await write(one, [await planned('works/bench', { ...WORK, slug: { en: 'bench' } })]);
      const also = await planned('works/stool', { ...ITEMS['works/stool'], former_slugs: had });
      const [refused] = await each([write(one, [also])]);
      expect(refused!.problems).toMatchObject([
        { field: 'former_slugs.en.0', message: "'bench' is already a former slug of works/chair.yaml" },
      ]);
    });

    it('names nothing that vanishes while it is written, whichever of both is first', async () => {
      const winners = new Set<string>();
      for (let round = 0; round < 12; round += 1) {
        const without = { ...ITEMS['works/stool'], creators: ['jeanne'] };
        await one.write((to) =>
          putItems(to, [
            { ...ofItem('creators/ida'), text: itemText(ofItem('creators/ida'), ITEMS['creators/ida']!) },
            { ...ofItem('works/stool'), text: itemText(ofItem('works/stool'), without) },
          ]),
        );
        const naming = await planned('works/stool', { ...without, creators: ['ida'] });
        const removing = await planned('creators/ida', null);
        const both = [() => write(one, [naming]), () => write(other, [removing])];
        const refused = await each((round % 2 ? both : both.toReversed()).map((begin) => begin()));
        const [error] = refused.filter((each) => each !== undefined);
        expect(refused.filter((each) => each === undefined)).toHaveLength(1);
        expect(error).toMatchObject({
          problems: [
            { file: 'works/stool.yaml', field: 'creators.0', message: 'there is no creators/ida.yaml' },
          ],
        });
        const isNamed = ((await published('works/stool'))!['creators'] as string[])[0] === 'ida';
        expect(await published('creators/ida')).toEqual(isNamed ? ITEMS['creators/ida'] : undefined);
        winners.add(isNamed ? 'naming' : 'removing');
        const all = (await one.read(allPublished)).map(({ kind, id }) => ({ shelf: kind, id }));
        expect(await one.read((from) => lostLinks(from, all))).toEqual([]);
      }
      expect([...winners].sort()).toEqual(['naming', 'removing']);
    });

    it('is refused with all that it writes where one of it was changed since it was read', async () => {
      const chair = await planned('works/chair', { ...ITEMS['works/chair'], position: 2 });
      const stool = await planned('works/stool', { ...ITEMS['works/stool'], position: 2 });
      await write(other, [await planned('works/stool', { ...ITEMS['works/stool'], position: 3 })]);
      await expect(write(one, [chair, stool])).rejects.toMatchObject({
        fault: 'changedElsewhere',
        statusCode: 409,
      });
      expect(await published('works/chair')).toEqual(ITEMS['works/chair']);
      expect(await published('works/stool')).toMatchObject({ position: 3 });
    });

    it.each(['changed', 'made', 'taken away'])('is the only one of ten of the same item: %s', async (how) => {
      const place = how === 'made' ? 'works/bench' : 'works/stool';
      const same: Written[] = [];
      for (let at = 2; at < 12; at += 1)
        same.push(
          await planned(
            place,
            how === 'taken away' ? null : { ...WORK, slug: { en: 'bench' }, position: at },
          ),
        );
      const refused = await each(same.map((work, at) => write(at % 2 ? one : other, [work])));
      const winner = refused.indexOf(undefined);
      expect(refused.filter((error) => error === undefined)).toHaveLength(1);
      for (const error of refused) if (error) expect(error).toMatchObject({ fault: 'changedElsewhere' });
      const { shelf, id } = ofItem(place);
      expect(await one.read((from) => textOfItem(from, { shelf, id }))).toBe(same[winner]!.after);
      expect(await one.read((from) => versionsOf(from, shelf, id))).toMatchObject([
        { before: same[winner]!.before, after: same[winner]!.after, name: 'Ada' },
      ]);
    });

    it('is kept however often others save drafts meanwhile', async () => {
      const many: Written[] = [];
      for (let at = 0; at < 30; at += 1)
        many.push(await planned(`works/bench-${at}`, { ...WORK, slug: { en: `bench-${at}` } }));
      // Theirs are short, and wait for the long one.
      const patient = await engine.open({ patienceMs: 60_000 });
      let isDone = false;
      let saves = 0;
      const save = async (item: string) => {
        for (; !isDone; saves += 1)
          await patient.write(async (to) => {
            const of = ofItem(`works/${item}`);
            const value = (await findPublished(to, of))?.values['position'];
            const changes = [{ path: 'position', before: value, value: saves }];
            const known = await findDraft(to, of.shelf, of.id);
            await keepDraft(
              to,
              { shelf: of.shelf, item, number: (known?.number ?? 0) + 1, changes },
              ADA,
              '2026-01-01T00:00:00Z',
            );
          });
      };
      const saving = ['chair', 'stool', 'bench-0', 'bench-1'].map(save);
      await write(one, many).finally(() => (isDone = true));
      await Promise.all(saving);
      expect(await one.read(newestVersion)).toBe(30);
    });

    it('leaves nothing of itself where its last step fails', async () => {
      const changes = [{ path: 'position', before: 1, value: 2 }];
      const draft = { shelf: 'works' as const, item: 'stool', number: 7, changes };
      await one.write((to) => keepDraft(to, draft, ADA, '2026-01-01T00:00:00Z'));
      const work = await planned('works/stool', { ...WORK, slug: { en: 'bench' }, position: 2 });
      const fails = () => Promise.reject(new Error('no line'));
      await expect(
        writeItems({ database: one, now: Date.now }, [{ ...work, draft: 7 }], ADA, fails),
      ).rejects.toThrow('no line');
      expect(await published('works/stool')).toEqual(ITEMS['works/stool']);
      expect(await one.read(newestVersion)).toBe(0);
      expect(await one.read(allDrafts)).toMatchObject([{ number: 7 }]);
      // Its address is free.
      await write(one, [await planned('works/chair', { ...WORK, slug: { en: 'bench' } })]);
    });
  });
});

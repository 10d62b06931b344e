import { eachEngine } from '../../database/testing/each-engine';
import type { GalleryDatabase } from '../../database/database';
import { layItems } from '../../import-export/catalogue/bring-folder-in';
import { SAMPLE_FILES } from '../../testing/sample-files';
import type { OfItem, Values } from '../contract/item';
import { putItems, renewShown } from './item-queries';
import { itemText } from './item-text';
import {
  countIn,
  idsInOrder,
  itemNamed,
  itemWithSlug,
  newestWorks,
  worksByType,
  worksOfCreator,
} from './list-queries';
import { partOf } from './part';

const ofFile = (file: string): OfItem => {
  const [shelf = '', id = shelf] = file.replace('.yaml', '').split('/');
  return { shelf: shelf as OfItem['shelf'], id };
};
const ITEMS = Object.entries(SAMPLE_FILES)
  .filter(([file]) => file.endsWith('.yaml'))
  .map(([file, values]) => ({ ...ofFile(file), values: values as Values }));

eachEngine((engine) => {
  let database: GalleryDatabase;
  beforeEach(async () => {
    database = await engine.open();
    await layItems(database, ITEMS);
  });

  const put = (place: string, fields: object | null, like = place) =>
    database.write((to) => {
      const of = ofFile(place);
      const values = { ...(SAMPLE_FILES[`${like}.yaml`] as Values), ...fields };
      return putItems(to, [{ ...of, text: fields && itemText(of, values) }]);
    });
  const ALL = { limit: 100 };

  it('are those of a language, in the site’s order, page by page', async () => {
    await database.read(async (from) => {
      expect(await idsInOrder(from, { kind: 'works', lang: 'en' }, ALL)).toEqual(['chair', 'lamp']);
      const french = { kind: 'works', lang: 'fr' } as const;
      expect(await idsInOrder(from, french, ALL)).toEqual(['chair', 'lamp', 'stool']);
      expect(await idsInOrder(from, french, { limit: 2, offset: 1 })).toEqual(['lamp', 'stool']);
      expect(await countIn(from, french)).toBe(3);
      expect(await idsInOrder(from, { kind: 'events', lang: 'fr' }, ALL)).toEqual(['late', 'early']);
      expect(await idsInOrder(from, { ...french, type: 'seating' }, ALL)).toEqual(['chair', 'stool']);
      expect([...(await worksByType(from, 'fr'))].sort()).toEqual([
        ['lighting', 1],
        ['seating', 2],
      ]);
    });
  });

  it('sort numbers as numbers, and those that are equal by their ids', async () => {
    for (const [id, position] of [
      ['minus', -3],
      ['nine', 9],
      ['hundred', 100],
      ['ten', 10],
    ] as const)
      await put(`works/${id}`, { position, slug: { en: id } }, 'works/chair');
    expect(await database.read((from) => idsInOrder(from, { kind: 'works', lang: 'en' }, ALL))).toEqual([
      ...['minus', 'nine', 'chair', 'ten', 'lamp', 'hundred'],
    ]);
  });

  it('sort names as they are read: accents and capitals count between equal letters alone', async () => {
    const names = ['Zu', 'Éa, Bo', 'ea, aa', 'Œa', 'Ea', 'Éa'];
    for (const [index, name] of names.entries()) {
      const fields = { sort_name: name, slug: { en: `one-${index}` } };
      await put(`creators/one-${index}`, fields, 'creators/ida');
    }
    const ids = await database.read((from) => idsInOrder(from, { kind: 'creators', lang: 'en' }, ALL));
    const made = ids.flatMap((id) => (id.startsWith('one-') ? names[Number(id.slice(4))]! : []));
    expect(made).toEqual(['Ea', 'Éa', 'ea, aa', 'Éa, Bo', 'Œa', 'Zu']);
  });

  it('follow what is published, and what a newer release sorts otherwise', async () => {
    const ids = () => database.read((from) => idsInOrder(from, { kind: 'works', lang: 'en' }, ALL));
    await put('works/lamp', { position: 1 });
    expect(await ids()).toEqual(['lamp', 'chair']);
    await put('works/chair', { status: 'draft' });
    await put('works/secret', { status: undefined });
    expect(await ids()).toEqual(['lamp', 'secret']);
    await put('works/lamp', null);
    expect(await ids()).toEqual(['secret']);
    await database.write((to) =>
      to.updateTable('items').set({ shown_by: '', place: '', public_in: '' }).execute(),
    );
    expect(await ids()).toEqual([]);
    await database.write(renewShown);
    expect(await ids()).toEqual(['secret']);
  });

  it('find who has a slug, else who had it', async () => {
    await put('works/chair', { former_slugs: { en: ['seat', 'lamp'] } });
    await database.read(async (from) => {
      const english = { kind: 'works', lang: 'en' } as const;
      expect(await itemWithSlug(from, english, 'chair')).toEqual({ id: 'chair', isFormer: false });
      expect(await itemWithSlug(from, english, 'seat')).toEqual({ id: 'chair', isFormer: true });
      expect(await itemWithSlug(from, english, 'lamp')).toEqual({ id: 'lamp', isFormer: false });
      expect(await itemWithSlug(from, english, 'chaise')).toBeUndefined();
      expect(await itemWithSlug(from, english, 'secret')).toBeUndefined();
      expect(await itemNamed(from, 'works', 'chaise')).toBe('chair');
      expect(await itemNamed(from, 'works', 'secret')).toBeUndefined();
    });
  });

  it('are of a creator, each once, and the latest of those that are new', async () => {
    await put('works/chair', { creators: ['ida', 'ida', 'jeanne'], published_on: '2026-02-01' });
    await put('works/lamp', { creators: ['ida'], published_on: '2026-02-03' });
    await put('works/stool', { published_on: '2026-02-02' });
    await database.read(async (from) => {
      expect(await worksOfCreator(from, 'en', 'ida')).toEqual({ ids: ['chair', 'lamp'], count: 2 });
      expect(await worksOfCreator(from, 'en', 'ida', 1)).toEqual({ ids: ['chair'], count: 2 });
      expect(await newestWorks(from, 'fr', 2)).toEqual(['lamp', 'stool']);
    });
  });

  it('give parts whose items are each read once, in the site’s order', async () => {
    const works = await database.read(async (from) => {
      const part = partOf(from);
      await part.add('works', ['stool', 'lamp', 'gone']);
      await part.add('works', ['lamp', 'chair']);
      await part.addNaming('press', { shelf: 'creators', id: 'jeanne' });
      expect([...part.content().press.keys()]).toEqual(['article']);
      expect(part.get('works', 'gone')).toBeUndefined();
      return part.content().works;
    });
    expect([...works.keys()]).toEqual(['chair', 'lamp', 'stool']);
  });
});

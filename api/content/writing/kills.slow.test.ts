import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { Catalogue } from '../published/catalogue';
import { checkFolder } from '../../import-export/catalogue/check-folder';
import { openFactsCache } from '../../media/facts-cache';
import { settingsFrom } from '../../settings';
import { openDatabase } from '../../database/open-database';
import type { GalleryDatabase } from '../../database/database';
import { type SampleCatalogue, writeSampleCatalogue } from '../../testing/sample-catalogue';
import { SAMPLE_FILES } from '../../testing/sample-files';
import type { DeskServices } from '../../desk/desk-services';
import { newsIn } from '../home-news';
import { allDrafts, findDraft, keepDraft } from '../drafts/draft-queries';
import { unfinished } from './written';
import { allNewsEnds, keepNewsEnd } from '../schedule/news-end-queries';
import { allReplaced, readAgainOn } from '../../media/replaced-picture-queries';
import { removeStaged } from './catalogue-files';
import { finishWriting } from './finish-writing';
import { openWriter, type Writer } from './writer';

describe('kills', () => {
  const PLACES = ['works/chair', 'works/stool', 'events/late', 'pages/about'];
  const ADA = { id: 1, name: 'Ada' };
  const NUMBER = 7;

  let sample: SampleCatalogue;
  let database: GalleryDatabase;
  let catalogue: Catalogue;
  let services: DeskServices;
  const before = new Map<string, string>();
  beforeAll(async () => {
    sample = await writeSampleCatalogue();
    database = await openDatabase({ dataDir: sample.dataDir });
    catalogue = (
      await checkFolder(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')))
    ).catalogue;
    const settings = { ...settingsFrom({}), catalogueDir: sample.root };
    services = { settings, database, catalogue: () => catalogue, now: Date.now } as DeskServices;
    for (const place of PLACES) before.set(place, await textOf(place));
  });
  afterAll(async () => {
    await database.close();
    await sample.remove();
  });

  const fileAt = (place: string) => path.join(sample.root, `${place}.yaml`);
  const textOf = (place: string) => readFile(fileAt(place), 'utf8');
  const [PATH, VALUE] = ['title.fr', 'Autrement'];
  const isPublished = (text: string) => (parse(text) as { title?: { fr?: string } }).title?.fr === VALUE;
  const draftsLeft = async () =>
    (await database.read(allDrafts)).map(({ shelf, item }) => `${shelf}/${item}`);

  /** Files as they were, with a draft of each. */
  async function begin(
    places: string[],
  ): Promise<{ shelf: never; id: string; draft: number; isOwn?: boolean }[]> {
    for (const [place, text] of before) await writeFile(fileAt(place), text);
    const items = places.map((place) => {
      const [shelf, id] = place.split('/') as [never, string];
      return { shelf, id, draft: NUMBER };
    });
    await database.write(async (to) => {
      for (const table of ['drafts', 'versions', 'writing', 'log']) await to.run(`DELETE FROM desk_${table}`);
      for (const { shelf, id: item } of items) {
        const was = (parse(before.get(`${shelf}/${item}`)!) as { title?: { fr?: string } }).title?.fr ?? null;
        const changes = [{ path: PATH, before: was, value: VALUE }];
        await keepDraft(to, { shelf, item, number: NUMBER, changes }, ADA, '2026-01-01T00:00:00Z');
      }
    });
    return items;
  }

  /** Writes as a process that is killed before the step. */
  async function killedAt(step: number, work: (writer: Writer) => Promise<unknown>): Promise<void> {
    let steps = 0;
    await new Promise<void>((resolve) => {
      const beforeStep = () => {
        steps += 1;
        if (steps <= step) return Promise.resolve();
        resolve();
        return new Promise<void>(() => undefined);
      };
      void work(openWriter(services, { beforeStep }));
    });
  }
  const publishUntil = (step: number, items: Awaited<ReturnType<typeof begin>>): Promise<void> =>
    killedAt(step, (writer) => writer.publish(items, ADA));

  /** Before each step, of one file, of two and of all, in either order. */
  const KILLS = [PLACES.slice(0, 1), PLACES.slice(1, 3), PLACES, PLACES.toReversed()].flatMap((places) =>
    Array.from({ length: places.length * 2 + 3 }, (_, step) => ({ places, step })),
  );

  it('leaves every file whole, and all or none of them published, wherever it is killed', async () => {
    const seen = new Set<boolean>();
    for (const { places, step } of KILLS) {
      const items = await begin(places);
      await publishUntil(step, items);
      for (const place of places) {
        const text = await textOf(place);
        expect(text === before.get(place) || isPublished(text)).toBe(true);
      }
      await finishWriting(sample.root, database);
      const published = await Promise.all(places.map(async (place) => isPublished(await textOf(place))));
      expect(new Set(published).size).toBe(1);
      for (const place of places) {
        const text = await textOf(place);
        expect(text === before.get(place) || isPublished(text)).toBe(true);
      }
      expect((await draftsLeft()).sort()).toEqual(published[0] ? [] : [...places].sort());
      expect(await database.read(unfinished)).toEqual([]);
      seen.add(published[0]!);
    }
    expect(seen.size).toBe(2);
  }, 120_000);

  it('leaves a colleague’s changes in the draft where one’s own alone are published, wherever it is killed', async () => {
    const theirs = { path: 'reference', before: 'ML 0002', value: 'ML 2222', by: 'Marie' };
    const outcomes = new Set<boolean>();
    for (let step = 0; step < 5; step += 1) {
      const [item] = await begin(['works/chair']);
      const mine = (await database.read(allDrafts))[0]!.changes;
      const kept = { shelf: 'works' as const, item: 'chair', number: NUMBER, changes: [...mine, theirs] };
      await database.write((to) => keepDraft(to, kept, ADA, '2026-01-01'));
      await publishUntil(step, [{ ...item!, isOwn: true }]);
      await finishWriting(sample.root, database);
      const isDone = isPublished(await textOf('works/chair'));
      expect(await textOf('works/chair')).toContain('ML 0002');
      expect((await database.read(allDrafts))[0]!.changes).toEqual(isDone ? [theirs] : [...mine, theirs]);
      outcomes.add(isDone);
    }
    expect(outcomes.size).toBe(2);
  });

  it('takes news off its draft and drops its time with it, wherever that is killed', async () => {
    const text = await textOf('pages/home');
    const { news } = parse(text) as { news: object[] };
    const [one] = newsIn({ news });
    const more = { ...(news[0] as object), id: 'more' };
    const draft = { shelf: 'pages' as const, item: 'home', number: NUMBER };
    const outcomes = new Set<boolean>();
    for (let step = 0; step < 5; step += 1) {
      await begin([]);
      await writeFile(fileAt('pages/home'), text);
      const changes = [{ path: 'news', before: news, value: [...news, more], by: 'Ada' }];
      await database.write(async (to) => {
        await keepDraft(to, { ...draft, changes }, ADA, '2026-01-01');
        await keepNewsEnd(to, { ...one!, at: '2026-01-01T00:00:00.000Z' }, ADA);
      });
      await killedAt(step, (writer) => writer.endNews(one!, ADA));
      await finishWriting(sample.root, database);
      const isDone = (parse(await textOf('pages/home')) as { news: object[] }).news.length === 0;
      const [left] = await database.read(allDrafts);
      expect(left?.changes).toEqual(isDone ? [{ ...changes[0], before: [], value: [more] }] : changes);
      expect(await database.read(allNewsEnds)).toHaveLength(isDone ? 0 : 1);
      outcomes.add(isDone);
    }
    await writeFile(fileAt('pages/home'), text);
    expect(outcomes.size).toBe(2);
  });

  it('leaves alone what was edited by hand since, with its draft, and finishes the rest', async () => {
    const items = await begin(PLACES);
    await publishUntil(PLACES.length + 2, items);
    const byHand = 'title: { en: By hand, fr: À la main }\n';
    await writeFile(fileAt('works/stool'), byHand);
    await finishWriting(sample.root, database);
    expect(await textOf('works/stool')).toBe(byHand);
    expect(await draftsLeft()).toEqual(['works/stool']);
    expect(isPublished(await textOf('pages/about'))).toBe(true);
  });

  it('leaves nothing beside the files once the API has started again', async () => {
    await publishUntil(2, await begin(PLACES));
    expect(await readFile(`${fileAt(PLACES[0]!)}.next`, 'utf8')).toContain(VALUE);
    await removeStaged(sample.root);
    await expect(readFile(`${fileAt(PLACES[0]!)}.next`)).rejects.toThrow('ENOENT');
    expect(await textOf(PLACES[0]!)).toBe(before.get(PLACES[0]!));
  });

  it('publishes nothing where a file is edited by hand while it writes', async () => {
    const items = await begin(PLACES);
    let steps = 0;
    const byHand = `${before.get('events/late')!}# seen by Zoé\n`;
    const beforeStep = async () => {
      steps += 1;
      if (steps === PLACES.length + 2) await writeFile(fileAt('events/late'), byHand);
    };
    await expect(openWriter(services, { beforeStep }).publish(items, ADA)).rejects.toMatchObject({
      fault: 'changedElsewhere',
    });
    expect(await textOf('events/late')).toBe(byHand);
    for (const place of ['works/chair', 'works/stool', 'pages/about'])
      expect(await textOf(place)).toBe(before.get(place));
    expect(await draftsLeft()).toHaveLength(PLACES.length);
    expect(await database.read((from) => from.all('SELECT * FROM desk_versions'))).toEqual([]);
  });

  it.each([
    ['diskFull', 'ENOSPC'],
    ['notWritable', 'EROFS'],
  ])('publishes nothing and keeps the drafts: %s', async (fault, code) => {
    const items = await begin(PLACES);
    let steps = 0;
    const beforeStep = () => {
      steps += 1;
      if (steps === 3) throw Object.assign(new Error('it cannot be written'), { code });
      return Promise.resolve();
    };
    await expect(openWriter(services, { beforeStep }).publish(items, ADA)).rejects.toMatchObject({
      fault,
    });
    for (const place of PLACES) expect(await textOf(place)).toBe(before.get(place));
    await expect(readFile(`${fileAt(PLACES[0]!)}.next`)).rejects.toThrow('ENOENT');
    expect(await draftsLeft()).toHaveLength(PLACES.length);
  });

  it('keeps what is saved into a draft while it is published', async () => {
    const items = await begin(['works/chair']);
    let steps = 0;
    const beforeStep = async () => {
      steps += 1;
      if (steps !== 3) return;
      const changes = [
        { path: PATH, before: 'Chaise', value: 'Encore autrement' },
        { path: 'reference', before: 'ML 0002', value: 'ML 2222' },
      ];
      await database.write((to) =>
        keepDraft(to, { shelf: 'works', item: 'chair', number: NUMBER + 1, changes }, ADA, '2026-01-01'),
      );
    };
    await openWriter(services, { beforeStep }).publish(items, ADA);
    expect(isPublished(await textOf('works/chair'))).toBe(true);
    expect((await database.read(allDrafts))[0]!.changes).toEqual([
      { path: PATH, before: VALUE, value: 'Encore autrement', by: ADA.name },
      { path: 'reference', before: 'ML 0002', value: 'ML 2222', by: ADA.name },
    ]);
  });
});

describe('swap kills', () => {
  const [OLD, NEW] = ['lamp-1-day.jpg', 'other.jpg'];
  const PLACES = ['works/chair', 'works/lamp', 'works/stool'];
  const ADA = { id: 1, name: 'Ada' };
  /** Of a picture in three files. */
  const STEPS = PLACES.length * 2 + 3;

  let sample: SampleCatalogue;
  let database: GalleryDatabase;
  let catalogue: Catalogue;
  let services: DeskServices;
  const before = new Map<string, string>();
  beforeAll(async () => {
    const pictures = [{ file: OLD, alt: { en: 'A', fr: 'B' } }];
    const withPicture = (file: string) => ({ [file]: { ...(SAMPLE_FILES[file] as object), pictures } });
    sample = await writeSampleCatalogue({
      ...withPicture('works/chair.yaml'),
      ...withPicture('works/stool.yaml'),
    });
    const red = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
    await red.jpeg().toFile(path.join(sample.root, 'pictures', NEW));
    database = await openDatabase({ dataDir: sample.dataDir });
    catalogue = (
      await checkFolder(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')))
    ).catalogue;
    const settings = { ...settingsFrom({}), catalogueDir: sample.root };
    services = { settings, database, catalogue: () => catalogue, now: Date.now } as DeskServices;
    for (const place of PLACES) before.set(place, await textOf(place));
  });
  afterAll(async () => {
    await database.close();
    await sample.remove();
  });

  const fileAt = (place: string) => path.join(sample.root, `${place}.yaml`);
  const textOf = (place: string) => readFile(fileAt(place), 'utf8');
  const shownIn = async (place: string) =>
    (parse(await textOf(place)) as { pictures: { file: string }[] }).pictures[0]?.file;
  const draftShows = async () => {
    const draft = await database.read((from) => findDraft(from, 'creators', 'ada'));
    return (draft?.changes[0]?.value as { file: string } | undefined)?.file;
  };

  /** As a process that is killed before a step. */
  async function replaceUntil(step: number): Promise<void> {
    for (const [place, text] of before) await writeFile(fileAt(place), text);
    await database.write(async (to) => {
      for (const table of ['drafts', 'versions', 'writing', 'replaced_pictures', 'read_again'])
        await to.run(`DELETE FROM desk_${table}`);
      const changes = [{ path: 'portrait', before: null, value: { file: OLD, alt: {} } }];
      await keepDraft(
        to,
        { shelf: 'creators', item: 'ada', number: 1, changes },
        ADA,
        '2026-01-01T00:00:00Z',
      );
    });
    let steps = 0;
    await new Promise<void>((resolve) => {
      const beforeStep = () => {
        steps += 1;
        if (steps <= step) return Promise.resolve();
        resolve();
        return new Promise<void>(() => undefined);
      };
      void openWriter(services, { beforeStep }).replacePicture({ from: OLD, into: NEW }, ADA);
    });
  }

  it('shows one of two pictures everywhere, in drafts too, wherever it is killed', async () => {
    const seen = new Set<string>();
    for (let step = 0; step < STEPS; step += 1) {
      await replaceUntil(step);
      await finishWriting(sample.root, database);
      const shown = new Set([...(await Promise.all(PLACES.map(shownIn))), await draftShows()]);
      expect([step, [...shown]]).toEqual([step, [expect.any(String)]]);
      const [file = ''] = shown as Set<string>;
      seen.add(file);
      const isDone = file === NEW;
      expect(await database.read(unfinished)).toEqual([]);
      expect(await database.read(allReplaced)).toMatchObject(
        isDone ? [{ file: NEW, was: OLD, name: 'Ada' }] : [],
      );
      const asked = await database.read((from) => readAgainOn(from, 'works', 'stool'));
      expect(asked).toEqual(isDone ? [{ file: NEW, alts: [{ en: 'A', fr: 'B' }] }] : []);
    }
    expect([...seen].sort()).toEqual([OLD, NEW]);
  }, 60_000);
});

describe('taking back kills', () => {
  const ADA = { id: 1, name: 'Ada' };

  let sample: SampleCatalogue;
  let database: GalleryDatabase;
  let catalogue: Catalogue;
  let services: DeskServices;
  beforeAll(async () => {
    sample = await writeSampleCatalogue();
    database = await openDatabase({ dataDir: sample.dataDir });
    const settings = { ...settingsFrom({}), catalogueDir: sample.root };
    services = { settings, database, catalogue: () => catalogue, now: Date.now } as DeskServices;
  });
  afterAll(async () => {
    await database.close();
    await sample.remove();
  });

  const FILES = ['works/lamp.yaml', 'works/chair.yaml'];
  const texts = () => Promise.all(FILES.map((file) => readFile(path.join(sample.root, file), 'utf8')));
  /** Slug and slugs of before in English, of lamp and chair. */
  const addresses = async () =>
    (await texts()).map((text) => {
      const { slug, former_slugs } = parse(text) as { slug: { en: string }; former_slugs?: { en: string[] } };
      return [slug.en, ...(former_slugs?.en ?? [])].join();
    });
  async function reread(): Promise<void> {
    catalogue = (
      await checkFolder(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')))
    ).catalogue;
  }

  /** What the lamp gave up is the chair's, which has left it as well. @returns the version of that */
  async function begin(): Promise<number> {
    const rename = async (id: string, before: string, value: string): Promise<number> => {
      await reread();
      await database.write((to) =>
        keepDraft(
          to,
          { shelf: 'works', item: id, number: 1, changes: [{ path: 'slug.en', before, value }] },
          ADA,
          '2026-01-01T00:00:00Z',
        ),
      );
      const { published } = await openWriter(services).publish([{ shelf: 'works', id, draft: 1 }], ADA);
      return published[0]!.version!;
    };
    await rename('lamp', 'lamp', 'light');
    await rename('chair', 'chair', 'lamp');
    const version = await rename('chair', 'lamp', 'seat');
    await reread();
    return version;
  }

  /** As it was before it was taken back. */
  async function beginAgain(version: number, published: readonly string[]): Promise<void> {
    for (const [index, file] of FILES.entries())
      await writeFile(path.join(sample.root, file), published[index]!);
    await database.write(async (to) => {
      // What the lamp gave up is the version behind it.
      await to.run('DELETE FROM desk_versions WHERE number > ?', version + 1);
      for (const table of ['drafts', 'writing', 'log']) await to.run(`DELETE FROM desk_${table}`);
    });
  }

  /** Takes it back as a process that is killed before the step; whether it came so far. */
  async function takeBackUntil(step: number, version: number): Promise<boolean> {
    let steps = 0;
    return new Promise<boolean>((resolve) => {
      const beforeStep = () => {
        steps += 1;
        if (steps <= step) return Promise.resolve();
        resolve(true);
        return new Promise<void>(() => undefined);
      };
      void openWriter(services, { beforeStep })
        .takeBack([{ shelf: 'works', id: 'chair', version }], ADA)
        .then(() => resolve(false));
    });
  }

  it('takes a new address back with what another has given up for it, or nothing, wherever it is killed', async () => {
    const before = ['light', 'seat,chair,lamp'];
    const after = ['light,lamp', 'lamp,chair,seat'];
    const outcomes: string[] = [];
    const version = await begin();
    const published = await texts();
    let isKilled = true;
    for (let step = 0; isKilled; step += 1) {
      await beginAgain(version, published);
      expect(await addresses()).toEqual(before);
      isKilled = await takeBackUntil(step, version);
      await finishWriting(sample.root, database);
      const now = await addresses();
      expect([before, after]).toContainEqual(now);
      const isBack = now[0] === after[0];
      const draft = await database.read((from) => findDraft(from, 'works', 'chair'));
      expect(draft?.changes.map(({ value }) => value)).toEqual(isBack ? ['seat'] : undefined);
      expect(await database.read(unfinished)).toEqual([]);
      outcomes.push(isBack ? 'after' : 'before');
    }
    // Once it is noted what is to be written, it is.
    expect(outcomes).toEqual([...outcomes].sort().reverse());
    expect(new Set(outcomes)).toEqual(new Set(['before', 'after']));
  }, 120_000);
});

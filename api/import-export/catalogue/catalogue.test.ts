import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { DefinitionName } from '../../../src/contract/collections/collections';
import { withTexts } from '../../../src/contract/testing/with-texts';
import { storedSchema } from '../../catalogue-files/stored-schema';
import { textsIn } from '../../catalogue-files/texts';
import { addChange, changesAfter } from '../../changes/change-queries';
import type { OfItem, Values } from '../../content/contract/item';
import { keepDraft } from '../../content/drafts/draft-queries';
import { findPublished } from '../../content/published/item-queries';
import { valuesOf } from '../../content/published/item-text';
import { addVersion } from '../../content/writing/version-queries';
import type { GalleryDatabase } from '../../database/database';
import { eachEngine } from '../../database/testing/each-engine';
import { CatalogueError, type CatalogueProblem } from '../../content/published/catalogue-content';
import { openStore } from '../../../src/contract/server/store/open-store';
import { filesNamed, picturesNamed } from '../../files/file-queries';
import { openModels } from '../../models/models';
import { measureOnce } from '../../testing/measure-once';
import { checkedFolder, contentOf } from '../../testing/sample-media';
import { type Changes, type SampleCatalogue, writeSampleCatalogue } from '../../testing/sample-catalogue';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { readFolder } from './read-folder';
import { bringFirstCatalogue } from './first-catalogue';

const check = ({ root }: Pick<SampleCatalogue, 'root'>) => checkedFolder(root);

describe('read folder', () => {
  let sample: SampleCatalogue;
  beforeEach(async () => (sample = await writeSampleCatalogue()));
  afterEach(() => sample.remove());

  const at = (name: string): string => path.join(sample.root, name);
  const problems = async () => (await readFolder(sample.root)).problems;

  test('a folder of many files is read whole', async () => {
    const chair = JSON.stringify(SAMPLE_FILES['works/chair.yaml']);
    const numbers = Array.from({ length: 2000 }, (_, number) => number);
    await Promise.all(numbers.map((number) => writeFile(at(`works/chair-${number}.yaml`), chair)));
    const { items } = await readFolder(sample.root);
    expect(items.filter(({ id }) => id.startsWith('chair-'))).toHaveLength(2000);
  });

  test('what has the name of a file and is none is no plain file', async () => {
    await mkdir(at('works/folder.yaml'));
    execFileSync('mkfifo', [at('works/pipe.yaml')]);
    await symlink('/etc/hostname', at('works/link.yaml'));
    await symlink('nowhere', at('works/loose.yaml'));
    const message = 'is no plain file';
    expect(await problems()).toEqual(
      ['folder', 'link', 'loose', 'pipe'].map((id) => ({ file: `works/${id}.yaml`, field: '', message })),
    );
  });

  test('names that differ in capitals alone are one file elsewhere', async () => {
    await writeFile(at('works/Lamp.yaml'), JSON.stringify(SAMPLE_FILES['works/lamp.yaml']));
    expect(await problems()).toEqual([
      { file: 'works/lamp.yaml', field: '', message: 'has the name of Lamp.yaml but for capitals' },
    ]);
  });

  test('a folder that cannot be read is no empty one, one that is not there is', async () => {
    await rm(at('press'), { recursive: true });
    expect(await problems()).toEqual([]);
    await writeFile(at('press'), 'no folder');
    expect(await problems()).toEqual([
      { file: 'press', field: '', message: expect.stringMatching(/^cannot be read \(ENOTDIR/) },
    ]);
    await rm(at('press'));
    await symlink('press', at('press'));
    expect(await problems()).toEqual([
      { file: 'press', field: '', message: expect.stringMatching(/^cannot be read \(ELOOP/) },
    ]);
  });

  test('what is no YAML is named with its place, and what YAML can say and no item may is refused', async () => {
    await writeFile(at('works/chair.yaml'), 'title: [');
    await writeFile(at('works/lamp.yaml'), 'title: *nobody');
    await writeFile(at('works/stool.yaml'), '- a list');
    await writeFile(at('creators/ida.yaml'), '');
    const found = await problems();
    expect(found.map(({ file, field }) => `${file} ${field}`)).toEqual(
      expect.arrayContaining([
        'works/chair.yaml ',
        'works/lamp.yaml ',
        'works/stool.yaml ',
        'creators/ida.yaml ',
      ]),
    );
    expect(found.find(({ file }) => file === 'works/chair.yaml')).toMatchObject({ line: 1 });
  });
});

describe('unfit texts', () => {
  const FILES: [file: string, name: DefinitionName][] = [
    ['site.yaml', 'site'],
    ['types/lighting.yaml', 'types'],
    ['works/lamp.yaml', 'works'],
    ['creators/ida.yaml', 'creators'],
    ['events/late.yaml', 'events'],
    ['press/article.yaml', 'press'],
    ['pages/home.yaml', 'home'],
    ['pages/about.yaml', 'pages'],
  ];

  let sample: SampleCatalogue;
  afterEach(() => sample.remove());

  /** The problems of a catalogue whose files are written so; JSON is YAML, and can write what no text may hold. */
  async function problemsOf(files: Record<string, unknown>): Promise<CatalogueProblem[]> {
    const written = Object.entries(files).map(([file, content]) => [file, JSON.stringify(content)]);
    sample = await writeSampleCatalogue(Object.fromEntries(written) as Record<string, string>);
    return check(sample).then(
      () => [],
      (error: CatalogueError) => error.problems,
    );
  }

  /** Files that have every field, and the names of those that are texts. */
  function madeFiles(end: string) {
    const fields: string[] = [];
    const files = FILES.map(([file, name]) => {
      const text = ({ path: at }: { path: string }) => {
        fields.push(`${file} ${at.slice(1).replaceAll('/', '.')}`);
        return `text${end}`;
      };
      return [file, withTexts(storedSchema(name, textsIn(LOCALE_CODES)), undefined, { text })];
    });
    return { files: Object.fromEntries(files) as Record<string, unknown>, fields };
  }

  test.each(['\u0000', '\u001b', '\u0085', '\ud83d', '\uffff', '\u202e', '\u2066'])(
    '%j is refused in every text of every file, and named',
    async (wrong) => {
      const { files, fields } = madeFiles(wrong);
      const problems = await problemsOf(files);
      const named = problems.filter(({ message }) => message.includes('(U+'));
      expect(named.map(({ file, field }) => `${file} ${field}`).sort()).toEqual(fields.sort());
      expect(fields.length).toBeGreaterThan(80);
    },
  );

  test('so is what HTML makes of a number, and nothing else', async () => {
    const { files } = madeFiles('&#1;');
    const named = (await problemsOf(files)).filter(({ message }) => message.includes('(U+'));
    expect(named.map(({ file, field }) => `${file} ${field}`)).toEqual(
      expect.arrayContaining(['works/lamp.yaml description.en', 'pages/about.yaml body.fr']),
    );
    expect(named.map(({ field }) => field).filter((field) => /title|name|alt/.test(field))).toEqual([]);
  });
});

describe('check folder', () => {
  let sample: SampleCatalogue;
  afterEach(() => sample.remove());

  async function load(changes: Changes = {}) {
    sample = await writeSampleCatalogue(changes);
    return (await check(sample)).catalogue;
  }

  async function problemsWith(changes: Changes): Promise<CatalogueProblem[]> {
    const error = await load(changes).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CatalogueError);
    return (error as CatalogueError).problems;
  }

  const changed = (file: string, fields: object) => ({ [file]: { ...SAMPLE_FILES[file], ...fields } });

  test('a good catalogue is in the gallery’s order, its HTML safe, its pictures measured', async () => {
    const { works, creators, events, pictureOf } = await load();
    expect([...works.keys()]).toEqual(['secret', 'chair', 'lamp', 'stool']);
    expect([...creators.keys()]).toEqual(['jeanne', 'ida', 'paul']);
    expect([...events.keys()]).toEqual(['late', 'early']);
    expect(works.get('lamp')?.description?.en).toBe('<p>Bright</p>');
    expect(pictureOf(works.get('lamp')!.pictures![0]!)).toMatchObject({
      id: 'lamp-1-day',
      width: 1200,
      height: 800,
      hd: true,
    });
  });

  test('every problem of every file is listed with its field', async () => {
    const problems = await problemsWith({
      ...changed('works/lamp.yaml', { creators: ['nobody'], related: ['lost'], type: 'nothing' }),
      ...changed('works/chair.yaml', {
        availability: 'lent',
        mounting: 'roof',
        titel: 'Chair',
        title: { en: 'Chair' },
      }),
      ...changed('creators/ida.yaml', { slug: { en: 'jeanne-etoile', fr: 'Ida!' } }),
      ...changed('events/early.yaml', {
        starts_on: '2025-02-30',
        ends_on: '2025-01-02',
        exhibited_works: ['none'],
      }),
      ...changed('press/article.yaml', { press_release: { file: { en: 'no.pdf', fr: 'late-fr.pdf' } } }),
      ...changed('events/late.yaml', {
        starts_on: '2026-02-01',
        starts_at: '20:00',
        ends_at: '19:00',
        venue: { name: { en: 'A', fr: 'A' }, time_zone: 'Europe/Atlantis' },
      }),
      'types/seating.yaml': 'slug: { en: seating',
      'pictures/lamp-1-night.jpg': 'no picture',
    });
    const found = problems.map(({ file, field }) => `${file} ${field}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'works/lamp.yaml creators.0',
        'works/lamp.yaml related.0',
        'works/lamp.yaml type',
        'works/chair.yaml availability',
        'works/chair.yaml mounting',
        'works/chair.yaml titel',
        'works/chair.yaml title.fr',
        'creators/ida.yaml slug.fr',
        'events/early.yaml starts_on',
        'events/early.yaml ends_on',
        'events/late.yaml ends_at',
        'events/late.yaml venue.time_zone',
        'events/early.yaml exhibited_works.0',
        'press/article.yaml press_release.file.en',
        'types/seating.yaml ',
        'works/lamp.yaml pictures.0.night',
        'pages/home.yaml news.0.picture',
      ]),
    );
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '//host',
  ])('%j is refused wherever an address is due', async (url) => {
    const { news } = SAMPLE_FILES['pages/home.yaml'] as { news: { link: object }[] };
    const links = news.map((item) => ({ ...item, link: { ...item.link, url: { en: url, fr: url } } }));
    const problems = await problemsWith({
      ...changed('site.yaml', {
        url,
        social_networks: [{ url, social_network: 'social' }],
        credits: [{ role: { en: 'by', fr: 'par' }, name: 'P. E.', url }],
      }),
      ...changed('creators/ida.yaml', { vcard: { url } }),
      ...changed('press/article.yaml', { url }),
      ...changed('pages/home.yaml', { news: links }),
    });
    const found = problems.map(({ file, field }) => `${file} ${field}`);
    expect(found.sort()).toEqual([
      'creators/ida.yaml vcard.url',
      'pages/home.yaml news.0.link.url.en',
      'pages/home.yaml news.0.link.url.fr',
      'press/article.yaml url',
      'site.yaml credits.0.url',
      'site.yaml social_networks.0.url',
      'site.yaml url',
    ]);
    expect(problems.every(({ message }) => message.includes('http://'))).toBe(true);
  });

  test('slugs are unique per kind and language, and some are reserved', async () => {
    const problems = await problemsWith({
      ...changed('works/chair.yaml', { slug: { en: 'type', fr: 'lampe' } }),
      ...changed('types/seating.yaml', { slug: { en: 'all', fr: 'tous' } }),
    });
    expect(problems.map(({ field, message }) => `${field}: ${message}`).sort()).toEqual([
      "slug.en: 'all' is reserved",
      "slug.en: 'type' is reserved",
      "slug.fr: 'lampe' is already the slug of works/chair.yaml",
      "slug.fr: 'tous' is reserved",
    ]);
  });

  test('former slugs are no one else’s, but may be another item’s slug by now', async () => {
    const { works } = await load({
      ...changed('works/lamp.yaml', { former_slugs: { en: ['chair', 'old-lamp'], fr: ['vieille-lampe'] } }),
      ...changed('works/stool.yaml', { former_slugs: { en: ['stool'] } }),
      ...changed('creators/ida.yaml', { former_slugs: { en: ['old-lamp'] } }),
    });
    expect(works.get('lamp')?.former_slugs?.en).toEqual(['chair', 'old-lamp']);
    await sample.remove();
    const problems = await problemsWith({
      ...changed('works/lamp.yaml', { former_slugs: { en: ['old'], fr: ['vieux'] } }),
      ...changed('works/secret.yaml', { former_slugs: { en: ['older', 'old'], fr: ['old'] } }),
    });
    expect(problems).toMatchObject([
      {
        file: 'works/lamp.yaml',
        field: 'former_slugs.en.0',
        message: "'old' is already a former slug of works/secret.yaml",
      },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['no list', { en: 'old' }, 'former_slugs.en'],
    ['of no language', { xx: ['alt'] }, 'former_slugs.xx'],
    ['no slug', { en: ['old', '../admin'] }, 'former_slugs.en.1'],
    ['a wildcard', { en: ['*'] }, 'former_slugs.en.0'],
    ['too long', { fr: ['a'.repeat(201)] }, 'former_slugs.fr.0'],
    ['the same twice', { en: ['old', 'old'] }, 'former_slugs.en'],
    ['too many', { en: Array.from({ length: 51 }, (_, index) => `old-${index}`) }, 'former_slugs.en'],
  ])('former slugs are refused that are %s', async (_, former_slugs, field) => {
    const problems = await problemsWith(changed('works/lamp.yaml', { former_slugs }));
    expect(problems.map((one) => [one.file, one.field])).toEqual([['works/lamp.yaml', field]]);
  });

  test('a work has its type and a published creator in each of its languages', async () => {
    const problems = await problemsWith({
      ...changed('types/lighting.yaml', { slug: { en: 'lighting' }, title: { en: 'lighting' } }),
      ...changed('works/chair.yaml', { creators: ['paul'] }),
    });
    expect(problems).toMatchObject([
      {
        file: 'works/chair.yaml',
        field: 'creators',
        message: "none of them is published in 'fr', the work is",
      },
      { file: 'works/lamp.yaml', field: 'type', message: "'lighting' has no slug.fr, the work has one" },
    ]);
  });

  test('a page has every language that the gallery describes itself in, and no other', async () => {
    const { title, body } = SAMPLE_FILES['pages/about.yaml'] as Record<'title' | 'body', { en: string }>;
    const inEnglish = { title: { en: title.en }, ...(body && { body: { en: body.en } }) };
    expect(await problemsWith(changed('pages/about.yaml', inEnglish))).toMatchObject([
      { file: 'pages/about.yaml', field: 'title.fr', message: 'is missing' },
    ]);
  });

  test('a folder without a catalogue says so, and what to do', async () => {
    sample = await writeSampleCatalogue();
    const nowhere = path.join(sample.root, 'nowhere');
    await expect(check({ ...sample, root: nowhere })).rejects.toThrow(
      /site\.yaml: is missing[^]*pages\/home\.yaml: is missing[^]*There is nothing in .*nowhere\. Put a catalogue there/,
    );
  });

  test('a catalogue that lacks a page is not told that nothing is there', async () => {
    const fault = await load(changed('pages/home.yaml', { sections: 7 })).catch((reason: Error) => reason);
    expect(fault).toBeInstanceOf(CatalogueError);
    expect((fault as CatalogueError).message).not.toContain('There is nothing in');
  });

  test.each([
    ['a creator who was born before the calendar', changed('creators/jeanne.yaml', { birth_year: -1923 })],
    ['a year to come', changed('creators/jeanne.yaml', { death_year: new Date().getUTCFullYear() + 2 })],
    ['a work of a year below zero', changed('works/chair.yaml', { date: { en: '-1950', fr: '-1950' } })],
    ['a type that is not there', changed('works/chair.yaml', { type: 'none' })],
    ['a creator who is not there', changed('works/chair.yaml', { creators: ['none'] })],
    ['a slug that another work has', changed('works/chair.yaml', { slug: { en: 'lamp', fr: 'chaise' } })],
    ['a creator who is a draft now', changed('creators/jeanne.yaml', { status: 'draft' })],
    ['an event that ends before it begins', changed('events/late.yaml', { ends_on: '2025-12-31' })],
    ['a page without one of the languages', changed('pages/about.yaml', { title: { en: 'About' } })],
  ])('%s is found, and no longer once it is mended', async (_, fault) => {
    const [file] = Object.keys(fault) as [string];
    await problemsWith(fault);
    await sample.write(changed(file, {}));
    await expect(check(sample)).resolves.toBeDefined();
  });

  test('a model that is missing is a fault, as a picture is', async () => {
    const problems = await problemsWith(changed('works/lamp.yaml', { model: { file: 'gone.glb' } }));
    expect(problems).toMatchObject([
      { file: 'works/lamp.yaml', field: 'model.file', message: 'the file is not in models/' },
    ]);
  });
});

eachEngine((engine) => {
  let sample: SampleCatalogue;
  let database: GalleryDatabase;
  beforeEach(async () => {
    sample = await writeSampleCatalogue();
    database = await engine.open();
  });
  afterEach(() => sample.remove());

  const filesHere = () => openStore(path.join(sample.dataDir, 'files'));
  async function begin(): Promise<void> {
    const files = await filesHere();
    const { root, dataDir } = sample;
    const now = () => Date.parse('2026-12-01T10:00:00Z');
    const models = openModels(files);
    await bringFirstCatalogue({ ...{ database, files, models, root, dataDir, now }, measure: measureOnce });
    models.close();
  }
  const textOf = (place: string) =>
    database.read(async (from) => {
      const [shelf, id] = place.split('/') as [OfItem['shelf'], string];
      return (await findPublished(from, { shelf, id }))?.text;
    });
  const published = async (place: string) => valuesOf((await textOf(place)) ?? null);
  const all = <T>(sql: string) => database.read(async (from) => (await from.all(sql)) as T[]);
  const lamp = (fields: object) => ({ 'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], ...fields } });

  it('takes a folder in at the first start, with addresses and links, and reads it no more', async () => {
    await begin();
    expect(await published('works/lamp')).toEqual(SAMPLE_FILES['works/lamp.yaml']);
    expect(await all('SELECT kind, id FROM items')).toHaveLength(Object.keys(SAMPLE_FILES).length);
    expect(await all("SELECT locale, slug FROM item_slugs WHERE item = 'lamp' ORDER BY locale")).toEqual([
      { locale: 'en', slug: 'lamp' },
      { locale: 'fr', slug: 'lampe' },
    ]);
    expect(
      await all("SELECT field, to_kind, to_item FROM item_links WHERE item = 'late' ORDER BY field"),
    ).toContainEqual({ field: 'exhibited_works.1', to_kind: 'works', to_item: 'lamp' });
    expect(await all('SELECT * FROM desk_versions')).toEqual([]);
    await rm(sample.root, { recursive: true });
    await begin();
    expect(await published('works/lamp')).toMatchObject({ reference: 'ML 0001' });
    const here = { database, files: await filesHere() };
    expect(String(await contentOf(here, 'files', 'late-en.pdf'))).toBe('%PDF-1.4 en');
    const pictures = await database.read((from) => picturesNamed(from, ['lamp-1-day.jpg', 'hd/lamp.jpg']));
    expect([...pictures.values()].map(({ width }) => width).sort()).toEqual([1200, 300]);
  });

  it('takes nothing in of a folder with faults, names more than a hundred of them, and all once they are mended', async () => {
    const faults = Object.fromEntries(
      Array.from({ length: 120 }, (_, number) => {
        const field = Object.keys(SAMPLE_FILES['works/lamp.yaml']!)[number % 17]!;
        const work = {
          ...SAMPLE_FILES['works/chair.yaml'],
          slug: { en: `chair-${number}`, fr: `chaise-${number}` },
        };
        return [`works/chair-${number}.yaml`, { ...work, [field]: { number } }];
      }),
    );
    await sample.write(faults);
    const error: unknown = await begin().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CatalogueError);
    const { problems, message } = error as CatalogueError;
    expect(new Set(problems.map(({ file }) => file)).size).toBe(120);
    for (const { file, line, field } of problems) expect(message).toContain(`${file}:${line}, ${field}: `);
    expect(await all('SELECT id FROM items')).toEqual([]);
    for (const file of Object.keys(faults)) await rm(path.join(sample.root, file));
    await begin();
    expect(await published('works/chair')).toMatchObject({ reference: 'ML 0002' });
  });

  describe('from a server that had files as the truth', () => {
    const yamlOf = (fields: object) => stringify({ ...SAMPLE_FILES['works/lamp.yaml'], ...fields });
    const addVersionOf = (item: string, before: Values, after: Values) =>
      database.write((to) =>
        addVersion(
          to,
          {
            ...{ shelf: 'works', item, at: '2026-11-30T10:00:00Z', act: 'published' },
            ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
          },
          { id: 1, name: 'Ada' },
        ),
      );
    const versions = () =>
      all<{ item: string; act: string; name: string | null; after: string | null }>(
        'SELECT item, act, name, after FROM desk_versions ORDER BY number',
      );
    /** A publication during which it was killed. */
    async function leaveHalf(before: string, after: string): Promise<void> {
      await addVersionOf('lamp', parse(before) as Values, parse(after) as Values);
      const draft = { shelf: 'works', item: 'lamp', number: 7 } as const;
      const changes = [{ path: 'reference', before: 'ML 0001', value: 'ML 9' }];
      await database.write(async (to) => {
        await keepDraft(to, { ...draft, changes }, { id: 1, name: 'Ada' }, '2026-11-30T09:00:00Z');
        const writing = { shelf: 'works', item: 'lamp', act: 'published', draft: 7 } as const;
        await to
          .insertInto('desk_writing')
          .values({ ...writing, before, after })
          .execute();
      });
    }
    const drafts = () => all<{ item: string }>('SELECT item FROM desk_drafts');

    it.each(['before', 'after'] as const)(
      'finishes a publication that was killed %s its file',
      async (when) => {
        const [before, after] = [yamlOf({}), `# by the desk\n${yamlOf({ reference: 'ML 9' })}`];
        await sample.write({ 'works/lamp.yaml': when === 'before' ? before : after });
        await leaveHalf(before, after);
        await begin();
        expect(await published('works/lamp')).toMatchObject({ reference: 'ML 9' });
        expect(await drafts()).toEqual([]);
        expect(await all('SELECT * FROM desk_writing')).toEqual([]);
        expect(await versions()).toMatchObject([{ act: 'published', name: 'Ada' }]);
      },
    );

    it('brings along what was taken out, pictures of rooms and sizes that were made', async () => {
      const { dataDir } = sample;
      const room = 'Picture_of_the_scratch';
      const before = {
        'files-put-aside/old.0a1b2c3d.pdf': 'taken out',
        'files-put-aside/notes.txt': 'of somebody',
        [`room-pictures/${room}/original.jpg`]: 'a scratch',
        'media/lamp.12345678/recipe/480.webp': 'smaller',
      };
      for (const [name, content] of Object.entries(before)) {
        await mkdir(path.dirname(path.join(dataDir, name)), { recursive: true });
        await writeFile(path.join(dataDir, name), content);
      }
      await begin();
      const files = await filesHere();
      expect(String(await files.read(`room-pictures/${room}/original.jpg`))).toBe('a scratch');
      expect(String(await files.read('media/lamp.12345678/recipe/480.webp'))).toBe('smaller');
      const rows = await all<{ hash: string; removed_at: string | null }>(
        "SELECT hash, removed_at FROM files WHERE name = 'old.pdf'",
      );
      expect(rows).toEqual([{ hash: expect.any(String), removed_at: expect.any(String) }]);
      expect(String(await files.read(`originals/${rows[0]?.hash}`))).toBe('taken out');
      expect((await database.read((from) => filesNamed(from, ['old.pdf']))).size).toBe(0);
    });

    it('brings pictures along where its items were in the database already', async () => {
      await begin();
      await database.write(async (to) => {
        for (const table of ['pictures', 'files'] as const) await to.deleteFrom(table).execute();
      });
      await begin();
      expect((await database.read((from) => picturesNamed(from, ['lamp-1-day.jpg']))).size).toBe(1);
    });

    it('leaves a file as it is that somebody has edited meanwhile, with the draft', async () => {
      await sample.write(lamp({ reference: 'ML 10' }));
      await leaveHalf(yamlOf({}), yamlOf({ reference: 'ML 9' }));
      await begin();
      expect(await published('works/lamp')).toMatchObject({ reference: 'ML 10' });
      expect(await drafts()).toEqual([{ item: 'lamp' }]);
      expect(await versions()).toMatchObject([{ act: 'published' }, { act: 'byHand', name: null }]);
    });

    it('has what was written by hand since as a version of its own, and nothing where fields had another order', async () => {
      const chair = SAMPLE_FILES['works/chair.yaml'] as Values;
      const reversed = Object.fromEntries(Object.entries(chair).reverse());
      await addVersionOf('chair', {}, reversed);
      await addVersionOf('stool', {}, { title: { fr: 'Tabouret' } });
      await addVersionOf('gone', {}, { title: { fr: 'Parti' } });
      await begin();
      expect(await versions()).toEqual([
        { item: 'chair', act: 'published', name: 'Ada', after: await textOf('works/chair') },
        expect.objectContaining({ item: 'stool', act: 'published' }),
        expect.objectContaining({ item: 'gone', act: 'published' }),
        { item: 'gone', act: 'byHand', name: null, after: null },
        { item: 'stool', act: 'byHand', name: null, after: await textOf('works/stool') },
      ]);
    });

    it('has hosts make every page anew, as files may have been edited while it did not run', async () => {
      await database.write((to) => addChange(to, ['en/works/lamp'], '2026-11-30T10:00:00.000Z'));
      await begin();
      const news = await database.read((from) => changesAfter(from, 1));
      expect(news?.changes).toMatchObject([{ tags: ['en/site-settings', 'fr/site-settings'] }]);
    });
  });
});

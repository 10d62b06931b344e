import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { parse } from 'yaml';
import type { OfItem, Values } from '../../content/contract/item';
import { fileOf } from '../../content/published/entry';
import { openDatabase } from '../../database/open-database';
import type { GalleryDatabase } from '../../database/database';
import { layMigratedDatabase } from '../../testing/migrated-database';
import { changesToFolder, layItems } from './bring-folder-in';
import { openStore } from '../../../src/contract/server/store/open-store';
import type { Store } from '../../../src/contract/server/store/store';
import { currentRows } from '../../files/file-queries';
import { bringMedia } from '../../testing/sample-media';
import { planExport, publicItems, yamlOf } from './export-folder';
import { readFolder } from './read-folder';

const SAMPLE = path.join(__dirname, '../../catalogue');

let base: string;
let folder: string;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'export-'));
  folder = path.join(base, 'out');
});
afterEach(() => rm(base, { recursive: true, force: true }));

async function filesIn(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(dir, file), await readFile(file, 'latin1')] as const),
    ),
  );
}

describe('the sample, brought in and exported', () => {
  let data: string;
  let database: GalleryDatabase;
  let files: Store;
  let sample: Awaited<ReturnType<typeof readFolder>>;
  beforeAll(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'export-data-'));
    await layMigratedDatabase(data);
    database = await openDatabase({ dataDir: data });
    sample = await readFolder(SAMPLE);
    await layItems(database, sample.items);
    files = await openStore(path.join(data, 'files'));
    await bringMedia({ database, files }, SAMPLE);
  });
  afterAll(async () => {
    await database.close();
    await rm(data, { recursive: true, force: true });
  });

  const plan = async (to = folder) =>
    planExport({
      items: await publicItems(database),
      media: await database.read(currentRows),
      files,
      folder: to,
    });

  it('says the same, a file an item, and brought in again nothing changes', async () => {
    await (await plan()).write();
    const { items, problems } = await readFolder(folder);
    expect(problems).toEqual([]);
    const byFile = (all: readonly (OfItem & { values: Values })[]) =>
      Object.fromEntries(all.map(({ values, ...of }) => [fileOf(of), values]));
    expect(byFile(items)).toEqual(byFile(sample.items));
    expect(items.length).toBeGreaterThan(50);
    expect(await changesToFolder(database, items)).toEqual([]);
  });

  it('has all pictures, documents and models that are named beside it, byte by byte', async () => {
    await (await plan()).write();
    const [out, from] = [await filesIn(folder), await filesIn(SAMPLE)];
    const media = Object.keys(out).filter((name) => !name.endsWith('.yaml'));
    for (const name of media) expect(out[name] === from[name] ? name : `other: ${name}`).toBe(name);
    expect(media).toEqual(
      expect.arrayContaining([
        'pictures/guetteur-floor-lamp-1-day.jpg',
        'pictures/guetteur-floor-lamp-1-night.jpg',
        'pictures/hd/guetteur-floor-lamp.jpg',
        'models/guetteur-floor-lamp.glb',
      ]),
    );
    expect(media.filter((name) => name.startsWith('files/')).length).toBeGreaterThan(0);
  });

  it('has the same bytes each time, whatever the order that values have come in', async () => {
    await (await plan()).write();
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, one]) => [key, turned(one)]),
            )
          : value;
    const items = (await publicItems(database)).reverse().map((item) => turned(item) as typeof item);
    const other = path.join(base, 'other');
    await (
      await planExport({ items, media: await database.read(currentRows), files, folder: other })
    ).write();
    expect(await filesIn(other)).toEqual(await filesIn(folder));
  });

  it('tells what it changes in a folder that was exported to before, and leaves what is nobody’s', async () => {
    await (await plan()).write();
    await writeFile(path.join(folder, 'works/quai-bench.yaml'), 'title: other\n');
    await writeFile(path.join(folder, 'works/gone.yaml'), 'title: gone\n');
    await writeFile(path.join(folder, 'works/notes.txt'), 'mine');
    await writeFile(path.join(folder, 'pictures/nobodys.jpg'), 'mine');
    await writeFile(path.join(folder, 'models/guetteur-floor-lamp.glb'), 'other');
    await rm(path.join(folder, 'press/indoor-lights.yaml'));
    const { write, ...told } = await plan();
    expect(told).toEqual({
      added: ['press/indoor-lights.yaml'],
      changed: ['works/quai-bench.yaml', 'models/guetteur-floor-lamp.glb'],
      removed: ['works/gone.yaml'],
      problems: [],
    });
    await write();
    const { added, changed, removed } = await plan();
    expect([added, changed, removed]).toEqual([[], [], []]);
    expect(await readdir(path.join(folder, 'works'))).toContain('notes.txt');
    expect(await readdir(path.join(folder, 'pictures'))).toContain('nobodys.jpg');
  });

  it('writes nothing into a folder that holds something else, and beside what hides itself', async () => {
    await mkdir(folder);
    await writeFile(path.join(folder, '.gitignore'), '');
    await expect(plan()).resolves.toBeDefined();
    await writeFile(path.join(folder, 'letter.txt'), 'Dear');
    await expect(plan()).rejects.toThrow(`${folder} holds something, and no catalogue: nothing was written`);
    expect(await readdir(folder)).toEqual(['.gitignore', 'letter.txt']);
  });

  it('leaves out a picture that is not there, and says which', async () => {
    const { problems, write } = await planExport({
      items: await publicItems(database),
      media: [],
      ...{ files, folder },
    });
    expect(problems).toContainEqual({
      file: 'pictures/guetteur-floor-lamp-1-day.jpg',
      field: '',
      message: expect.stringContaining('cannot be read'),
    });
    await write();
    expect((await readFolder(folder)).items).toHaveLength(sample.items.length);
  });
});

describe('texts in YAML', () => {
  const PARTS = [
    ...[
      'a',
      'on',
      'null',
      '~',
      '1954',
      '2026-11-12',
      '-',
      '- a',
      '?',
      ': ',
      ' #',
      '# a',
      '"',
      "'",
      '\\',
      '|',
      '>',
    ],
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      '&a',
      '*a',
      '!a',
      '%',
      '@',
      '`',
      '<p>',
      '</p>',
      '<p>a</p>',
      ' ',
      '  ',
      '\n',
      '\n\n',
    ],
    ...[
      '\t',
      '\r',
      '\u0000',
      '\u00a0',
      '\u202f',
      '\u2028',
      '\ufeff',
      'é',
      '灯',
      '🪔',
      '---',
      '...',
      'word '.repeat(40),
    ],
  ];

  it('are read as they were, alone, in lists and in fields, whatever they are made of', () => {
    const texts = PARTS.flatMap((one) => PARTS.flatMap((other) => [one + other, `x ${one} y ${other}`]));
    const schema = Type.Object({});
    for (let at = 0; at < texts.length; at += 3) {
      const [first = '', second = '', third = ''] = texts.slice(at, at + 3);
      const values = {
        a: first,
        b: { c: second, d: [third, { e: first, f: [second] }] },
        g: [],
        h: {},
        i: [[third]],
      };
      expect(parse(yamlOf(values, schema))).toEqual(values);
    }
  });

  it('stand as in the sample: folded where they are long, in quotes where they need them, short lists on a line', () => {
    const long = `<p>${'A lamp is a small sun. '.repeat(8).trim()}</p> <p>Another paragraph.</p>`;
    const values = {
      updated_at: '2026-11-24T08:30:00Z',
      title: { en: 'Lamp: lit', fr: 'Lampe' },
      creators: ['one', 'two'],
      description: { en: long },
      materials: { en: 'Steel, brass' },
      pictures: [{ file: 'a.jpg', alt: { en: 'On' } }],
    };
    const schema = Type.Object({ title: Type.Object({}), creators: Type.Array(Type.String()) });
    expect(yamlOf(values, schema)).toBe(
      [
        'title: { en: "Lamp: lit", fr: Lampe }',
        'creators: [one, two]',
        'description:',
        '  en: >-',
        '    <p>A lamp is a small sun. A lamp is a small sun. A lamp is a small sun. A lamp is a small sun. A lamp is',
        '    a small sun. A lamp is a small sun. A lamp is a small sun. A lamp is a small sun.</p>',
        '    <p>Another paragraph.</p>',
        'materials: { en: "Steel, brass" }',
        'pictures:',
        '  - file: a.jpg',
        '    alt: { en: "On" }',
        'updated_at: "2026-11-24T08:30:00Z"',
        '',
      ].join('\n'),
    );
  });

  it('numbers, yes and no and nothing stay what they are', () => {
    const values = { a: 1, b: -1.5, c: true, d: false, e: null, f: '1', g: 'true', h: 'null', i: 1e21 };
    expect(parse(yamlOf(values, Type.Object({})))).toEqual(values);
  });
});

import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { withTexts } from '../../src/contract/testing/with-texts';
import { creatorFile } from '../catalogue-files/creator-file';
import { eventFile } from '../catalogue-files/event-file';
import { FOLDERS } from '../catalogue-files/kinds';
import { homePageFile, pageFile } from '../catalogue-files/page-file';
import { pressFile } from '../catalogue-files/press-file';
import { siteFile } from '../catalogue-files/site-file';
import { safeHtml, textsIn } from '../catalogue-files/texts';
import { typeFile } from '../catalogue-files/type-file';
import { workFile } from '../catalogue-files/work-file';
import { openFactsCache } from '../media/facts-cache';
import { followSample } from '../testing/followed-sample';
import { type Changes, type SampleCatalogue, writeSampleCatalogue } from '../testing/sample-catalogue';
import { SAMPLE_FILES } from '../testing/sample-files';
import { CatalogueError, type CatalogueProblem } from './catalogue-problem';
import { type FileMemo, openFileMemo } from './file-memo';
import { openLiveCatalogue } from './live-catalogue';
import { loadCatalogue } from './load-catalogue';
import { readContent } from './read-content';
import type { FileSchema } from './read-file';
import { readFolder } from './read-folder';
import { followed, noteSuccession, replacedIn, successionOf } from './succession';

describe('safe html', () => {
  test.each([
    ['<p>One <em>two</em><br>three</p>', '<p>One <em>two</em><br />three</p>'],
    ['<p onclick="x()">Text<script>alert(1)</script><img src=x></p>', '<p>Text</p>'],
    [
      '<a href="javascript:x()">a</a><a href="/works/b" target="_blank">b</a>',
      '<a>a</a><a href="/works/b">b</a>',
    ],
    [
      '<a href="//evil.example">c</a><a href="mailto:a@b.org">d</a>',
      '<a>c</a><a href="mailto:a@b.org">d</a>',
    ],
    ...[
      'javascript:x()',
      'data:text/html,x',
      ' javascript:x()',
      '&#1;javascript:x()',
      'java&Tab;script:x()',
      '//host',
      '/\\host',
    ].map((href) => [`<a href="${href}">a</a>`, '<a>a</a>']),
  ])('%s', (html, safe) => expect(safeHtml(html)).toBe(safe));
});

describe('read folder', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'folder-'));
    await mkdir(path.join(root, 'works'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const name = (number: number): string => path.join(root, 'works', `chair-${number}.yaml`);
  const read = (memo = openFileMemo()) =>
    readFolder(root, 'works', () => Type.Object({ legs: Type.Number() }), memo);

  test('a folder of many files is read whole, with few of them open at a time', async () => {
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    await Promise.all(numbers.map((number) => writeFile(name(number), 'legs: 4')));
    const memo = openFileMemo();
    let open = 0;
    let most = 0;
    const { entries, problems } = await read({
      ...memo,
      of: async (file, make) => {
        most = Math.max(most, (open += 1));
        return memo.of(file, make).finally(() => (open -= 1));
      },
    });
    expect(problems).toEqual([]);
    expect(entries).toHaveLength(300);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(64);
  });

  test('a file that is there but cannot be read is not called missing', async () => {
    await mkdir(name(1));
    const { problems } = await read();
    expect(problems).toEqual([
      { file: 'works/chair-1.yaml', field: '', message: expect.stringMatching(/^cannot be read \(EISDIR/) },
    ]);
  });

  test('a folder that is not there is an empty one', async () => {
    await rm(path.join(root, 'works'), { recursive: true });
    expect(await read()).toEqual({ entries: [], ids: new Set(), problems: [] });
  });
});

describe('file memo', () => {
  const FILE = '/catalogue/works/lamp.yaml';

  test('what was made of a file is kept until the file is forgotten', async () => {
    const memo = openFileMemo();
    const make = jest.fn(async () => ({}));
    const pending = memo.of(FILE, make);
    expect(memo.known(FILE)).toBeUndefined();
    const first = await pending;
    expect(await memo.of(FILE, make)).toBe(first);
    expect(memo.known(FILE)).toBe(first);
    await memo.of('/catalogue/works/chair.yaml', make);
    expect(make).toHaveBeenCalledTimes(2);
    memo.forget(FILE);
    expect(memo.known(FILE)).toBeUndefined();
    expect(await memo.of(FILE, make)).not.toBe(first);
  });

  test('a folder that is gone or replaced is forgotten with all that is in it', async () => {
    const memo = openFileMemo();
    const first = await memo.of(FILE, async () => ({}));
    const other = await memo.of('/catalogue/works-of-art/lamp.yaml', async () => ({}));
    memo.forget('/catalogue/works');
    expect(await memo.of(FILE, async () => ({}))).not.toBe(first);
    expect(await memo.of('/catalogue/works-of-art/lamp.yaml', async () => ({}))).toBe(other);
  });

  test('a file that changes while it is read is read again', async () => {
    const memo = openFileMemo();
    let finish = (_content: string) => {};
    const slow = memo.of(FILE, () => new Promise<string>((resolve) => (finish = resolve)));
    memo.forget(FILE);
    finish('half written');
    expect(await slow).toBe('half written');
    expect(await memo.of(FILE, async () => 'whole')).toBe('whole');
  });

  test('what fails is tried again, and does not stand in the way of what came after', async () => {
    const memo = openFileMemo();
    let fail = (_error: Error) => {};
    const slow = memo.of(FILE, () => new Promise<string>((_, reject) => (fail = reject)));
    memo.forget(FILE);
    const later = memo.of(FILE, async () => 'whole');
    fail(new Error('gone'));
    await expect(slow).rejects.toThrow('gone');
    expect(await memo.of(FILE, async () => 'read once more')).toBe(await later);

    const other = '/catalogue/site.yaml';
    await expect(memo.of(other, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await memo.of(other, async () => 'back')).toBe('back');
  });
});

describe('read content', () => {
  let sample: SampleCatalogue;
  let memo: FileMemo;
  beforeEach(async () => {
    sample = await writeSampleCatalogue();
    memo = openFileMemo();
    await readContent(sample.root, memo);
  });
  afterEach(() => sample.remove());

  const edited = (file: string, fields: object): Changes => ({
    [file]: { ...SAMPLE_FILES[file], ...fields },
  });

  const inOrder = ({ content, ids }: Awaited<ReturnType<typeof readContent>>) =>
    FOLDERS.map((folder) => [folder, [...content[folder]], ids[folder]]);

  /** Reads on after changes, and expects what whoever reads the files for the first time finds. */
  async function readAfter(changes: Changes) {
    await sample.write(changes);
    for (const file of Object.keys(changes)) memo.forget(path.join(sample.root, file));
    const read = await readContent(sample.root, memo);
    expect(inOrder(read)).toEqual(inOrder(await readContent(sample.root, openFileMemo())));
    return read.content;
  }

  test('each edit is read into its place, one after the other', async () => {
    const [lamp, chair] = ['works/lamp.yaml', 'works/chair.yaml'];
    await readAfter(edited(lamp, { position: 1 }));
    await readAfter(edited(lamp, { position: 1, title: { en: 'Low lamp', fr: 'Petite lampe' } }));
    await readAfter(edited(chair, { position: 0.5 }));
    await readAfter({ 'works/bench.yaml': { ...SAMPLE_FILES[chair], slug: { en: 'bench', fr: 'banc' } } });
    await readAfter(edited('creators/ida.yaml', { sort_name: 'Aa, Ida' }));
    await rm(path.join(sample.root, lamp));
    await readAfter({ [chair]: 'title: [' });
    const { works } = await readAfter(edited(chair, {}));
    expect([...works.keys()]).toEqual(['secret', 'bench', 'chair', 'stool']);
  });

  test('whoever followed a collection is told what an edit has changed in it, but of no other change', async () => {
    const { works } = await readAfter({});
    const title = { en: 'Low lamp', fr: 'Petite lampe' };
    const { works: retitled, creators } = await readAfter(edited('works/lamp.yaml', { title }));
    const [edit] = successionOf(retitled, works)!.changed;
    expect([edit!.was, edit!.is]).toEqual([works.get('lamp'), retitled.get('lamp')]);
    const { works: moved, creators: same } = await readAfter(
      edited('works/lamp.yaml', { title, position: 1 }),
    );
    expect(successionOf(moved, retitled)).toBeUndefined();
    expect(same).toBe(creators);
  });

  test('a file that is touched, or written again as it was, is the same as before', async () => {
    const { works } = await readAfter(
      edited('works/lamp.yaml', { edition: { en: 'Studio', fr: 'Atelier' } }),
    );
    const { works: again } = await readAfter(
      edited('works/lamp.yaml', { edition: { en: 'Studio', fr: 'Atelier' } }),
    );
    expect(again).toBe(works);
  });
});

describe('check content', () => {
  let sample: SampleCatalogue;
  beforeEach(async () => {
    sample = await writeSampleCatalogue();
  });
  afterEach(() => sample.remove());

  const changed = (file: keyof typeof SAMPLE_FILES, fields: object) => ({
    [file]: { ...(SAMPLE_FILES[file] as object), ...fields },
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
  ])('after an edit that only shows, %s is found, and no longer once it is mended', async (_, fault) => {
    const { load } = await followSample(sample);
    await load();
    const shown = await load(changed('works/lamp.yaml', { title: { en: 'Edited', fr: 'Modifiée' } }));
    expect(shown.works.get('lamp')?.title).toEqual({ en: 'Edited', fr: 'Modifiée' });
    await expect(load(fault)).rejects.toThrow();
    await expect(
      load(changed('works/lamp.yaml', { title: { en: 'Again', fr: 'Encore' } })),
    ).rejects.toThrow();
    const [file] = Object.keys(fault) as [keyof typeof SAMPLE_FILES];
    await expect(load(changed(file, {}))).resolves.toBeDefined();
  });
});

describe('live catalogue', () => {
  let sample: SampleCatalogue;
  beforeEach(async () => (sample = await writeSampleCatalogue()));
  afterEach(() => sample.remove());

  /** Opens the catalogue and hands out what it tells, one after the other. */
  async function open() {
    const memo = openFileMemo();
    const facts = await openFactsCache(path.join(sample.dataDir, 'facts.json'), { memo });
    const told = { change: () => {}, error: (_error: unknown) => {} };
    const live = await openLiveCatalogue({
      root: sample.root,
      onFile: memo.forget,
      load: () => loadCatalogue(sample.root, facts, memo),
      onChange: () => told.change(),
      onError: (error) => told.error(error),
    });
    return {
      live,
      nextChange: () => new Promise<void>((resolve) => (told.change = resolve)),
      nextError: () => new Promise<unknown>((resolve) => (told.error = resolve)),
    };
  }

  const withDate = (en: string) => ({ ...SAMPLE_FILES['works/lamp.yaml'], date: { en, fr: en } });

  test('a changed file is served, a broken one is reported and the last good state stays', async () => {
    const { live, nextChange, nextError } = await open();
    const dateNow = () => live.current().works.get('lamp')?.date?.en;

    const changed = nextChange();
    await sample.write({ 'works/lamp.yaml': withDate('1960') });
    await changed;
    expect(dateNow()).toBe('1960');

    const failed = nextError();
    await sample.write({ 'works/lamp.yaml': { title: 'broken' } });
    expect(await failed).toBeInstanceOf(CatalogueError);
    expect(dateNow()).toBe('1960');

    const mended = nextChange();
    await sample.write({ 'works/lamp.yaml': withDate('1961') });
    await mended;
    expect(dateNow()).toBe('1961');
    await live.close();
  });

  test('a catalogue that is broken from the start is refused', async () => {
    await sample.write({ 'site.yaml': 'name: x' });
    await expect(open()).rejects.toThrow(CatalogueError);
  });

  test('a folder that is not there is told as such, not as one that cannot be watched', async () => {
    const facts = await openFactsCache(path.join(sample.dataDir, 'facts.json'));
    const root = path.join(sample.root, 'nowhere');
    const options = {
      root,
      load: () => loadCatalogue(root, facts),
      onFile() {},
      onChange() {},
      onError() {},
    };
    await expect(openLiveCatalogue(options)).rejects.toThrow('There is nothing in');
  });
});

describe('unfit texts', () => {
  const FILES: [file: string, schemaOf: FileSchema][] = [
    ['site.yaml', siteFile],
    ['types/lighting.yaml', typeFile],
    ['works/lamp.yaml', workFile],
    ['creators/ida.yaml', creatorFile],
    ['events/late.yaml', eventFile],
    ['press/article.yaml', pressFile],
    ['pages/home.yaml', homePageFile],
    ['pages/about.yaml', pageFile],
  ];

  let sample: SampleCatalogue;
  afterEach(() => sample.remove());

  /** The problems of a catalogue whose files are written so; JSON is YAML, and can write what no text may hold. */
  async function problemsOf(files: Record<string, unknown>): Promise<CatalogueProblem[]> {
    const written = Object.entries(files).map(([file, content]) => [file, JSON.stringify(content)]);
    sample = await writeSampleCatalogue(Object.fromEntries(written) as Record<string, string>);
    const cache = await openFactsCache(path.join(sample.dataDir, 'facts.json'));
    return loadCatalogue(sample.root, cache).then(
      () => [],
      (error: CatalogueError) => error.problems,
    );
  }

  /** Files that have every field, and the names of those that are texts. */
  function madeFiles(end: string) {
    const fields: string[] = [];
    const files = FILES.map(([file, schemaOf]) => {
      const text = ({ path: at }: { path: string }) => {
        fields.push(`${file} ${at.slice(1).replaceAll('/', '.')}`);
        return `text${end}`;
      };
      return [file, withTexts(schemaOf(textsIn(LOCALE_CODES)), undefined, { text })];
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

describe('succession', () => {
  interface Chair {
    id: string;
    legs: number;
  }

  const chairs = (...legs: number[]) =>
    new Map(
      legs.map((count, index): [string, Chair] => [`chair-${index}`, { id: `chair-${index}`, legs: count }]),
    );

  /** The collection after an edit, which says what it came from. */
  function edited(before: ReadonlyMap<string, Chair>, id: string, legs: number): Map<string, Chair> {
    const is = { id, legs };
    const after = new Map(before).set(id, is);
    noteSuccession(after, { before, changed: [{ was: before.get(id)!, is }] });
    return after;
  }

  function counter() {
    const made = { count: 0 };
    const sum = followed<Chair, { legs: number }>(
      (items) => {
        made.count += 1;
        return { legs: [...items.values()].reduce((total, { legs }) => total + legs, 0) };
      },
      ({ legs }, changed) =>
        changed.some(({ is }) => is.legs === 0)
          ? undefined
          : { legs: changed.reduce((total, { was, is }) => total - was.legs + is.legs, legs) },
    );
    return { sum, made };
  }

  test('what is made of a collection is made once, and brought up to date after each edit', () => {
    const { sum, made } = counter();
    const first = chairs(4, 4, 3);
    expect(sum(first)).toBe(sum(first));
    const second = edited(first, 'chair-1', 5);
    expect(sum(second)).toEqual({ legs: 12 });
    expect(sum(edited(second, 'chair-2', 6))).toEqual({ legs: 15 });
    expect(made.count).toBe(1);
  });

  test('it is made anew where an update says so, where nothing was made before, and of an unknown collection', () => {
    const { sum, made } = counter();
    const first = chairs(4, 4);
    sum(first);
    const second = edited(first, 'chair-0', 0);
    expect(sum(second)).toEqual({ legs: 4 });
    expect(made.count).toBe(2);
    expect(sum(edited(edited(second, 'chair-0', 1), 'chair-1', 1))).toEqual({ legs: 2 });
    expect(made.count).toBe(3);
    expect(sum(chairs(7))).toEqual({ legs: 7 });
    expect(made.count).toBe(4);
  });

  test('a collection knows the one before alone', () => {
    const first = chairs(4);
    const second = edited(first, 'chair-0', 3);
    const third = edited(second, 'chair-0', 2);
    expect(successionOf(third, second)?.changed).toEqual([
      { was: second.get('chair-0'), is: third.get('chair-0') },
    ]);
    expect(successionOf(third, first)).toBeUndefined();
    expect(successionOf(second, first)).toBeUndefined();
  });

  test('changed entries take their places in a copy of a list', () => {
    const list = [{ id: 'a' }, { id: 'b' }];
    const is = { id: 'b' };
    expect(replacedIn(list, [{ was: list[1]!, is }])).toEqual([list[0], is]);
    expect(list[1]).not.toBe(is);
    expect(replacedIn(list, [{ was: { id: 'b' }, is }])).toBe(list);
  });
});

describe('load catalogue', () => {
  let sample: SampleCatalogue;
  afterEach(() => sample.remove());

  async function load(changes: Changes = {}) {
    sample = await writeSampleCatalogue(changes);
    return loadCatalogue(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')));
  }

  async function problemsWith(changes: Changes): Promise<CatalogueProblem[]> {
    const error = await load(changes).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CatalogueError);
    return (error as CatalogueError).problems;
  }

  const changed = (file: string, fields: object) => ({ [file]: { ...SAMPLE_FILES[file], ...fields } });

  test('a good catalogue is in the gallery’s order, its HTML safe, its pictures measured', async () => {
    const { works, creators, events, offeredPictures } = await load();
    expect([...works.keys()]).toEqual(['secret', 'chair', 'lamp', 'stool']);
    expect([...creators.keys()]).toEqual(['jeanne', 'ida', 'paul']);
    expect([...events.keys()]).toEqual(['late', 'early']);
    expect(works.get('lamp')?.description?.en).toBe('<p>Bright</p>');
    const pictures = [...offeredPictures.values()];
    expect(pictures.find(({ id }) => id === 'lamp-1-day')).toMatchObject({
      width: 1200,
      height: 800,
      hd: true,
    });
  });

  test('a picture that a page names since an edit is found', async () => {
    sample = await writeSampleCatalogue();
    const { load: loadOn } = await followSample(sample);
    await loadOn();
    await copyFile(
      path.join(sample.root, 'pictures/lamp-1-day.jpg'),
      path.join(sample.root, 'pictures/new.jpg'),
    );
    const picture = { file: 'new.jpg', alt: { en: 'New', fr: 'Nouveau' } };
    const { pictureOf } = await loadOn(changed('pages/about.yaml', { pictures: [picture] }));
    expect(pictureOf(picture)).toMatchObject({ id: 'new' });
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
    expect(problems).toEqual([
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
    expect(problems).toEqual([
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
    expect(await problemsWith(changed('pages/about.yaml', inEnglish))).toEqual([
      { file: 'pages/about.yaml', field: 'title.fr', message: 'is missing' },
    ]);
  });

  test('a folder without a catalogue says so, and what to do', async () => {
    sample = await writeSampleCatalogue();
    const cache = await openFactsCache(path.join(sample.dataDir, 'facts.json'));
    const nowhere = path.join(sample.root, 'nowhere');
    await expect(loadCatalogue(nowhere, cache)).rejects.toThrow(
      /site\.yaml: is missing[^]*pages\/home\.yaml: is missing[^]*There is nothing in .*nowhere\. Put a catalogue there/,
    );
  });

  test('a catalogue that lacks a page is not told that nothing is there', async () => {
    const fault = await load(changed('pages/home.yaml', { sections: 7 })).catch((reason: Error) => reason);
    expect(fault).toBeInstanceOf(CatalogueError);
    expect((fault as CatalogueError).message).not.toContain('There is nothing in');
  });
});

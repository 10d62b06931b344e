import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { PublishedChanges } from '../../src/contract/hook/changes';
import { until } from '../../tests/until';
import type { GalleryDatabase } from '../database/database';
import { openDatabase } from '../database/open-database';
import type { Catalogue } from '../content/published/catalogue';
import { type FollowedSample, followSample } from '../testing/followed-sample';
import { lockDatabase } from '../testing/kept-rows';
import { layMigratedDatabase } from '../testing/migrated-database';
import { type Changes, type SampleCatalogue, writeSampleCatalogue } from '../testing/sample-catalogue';
import { SAMPLE_FILES } from '../testing/sample-files';
import { sampleGlb } from '../testing/sample-glb';
import { openTestApi, type TestApi } from '../testing/test-api';
import { callBuildHooks } from './call-build-hook';
import { addChange, changesAfter } from './change-queries';
import type { ItemPrint } from './item-fingerprint';
import { openKnownPrints } from './known-prints';
import { openChangeNotes, type ChangeNotes } from './note-changes';
import { followPrints, type PrintKey, type Prints } from './prints';
import { expectFollowed, plain, printedAnew, SHOWN_EVERYWHERE } from './testing/followed-variants';

describe('known prints', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gallery-prints-'));
    file = path.join(folder, 'data', 'announced.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const onUnsaved = jest.fn();
  const open = () => openKnownPrints(file, onUnsaved);

  const OLD: Prints = new Map([
    ['work/lamp', { slugs: ['lamp', 'lampe'], print: 'a' }],
    ['work/stool', { slugs: ['tabouret'], print: 'b' }],
    ['page/home', { slugs: ['home'], print: 'c' }],
  ]);
  const NEW: Prints = new Map([
    ['work/lamp', { slugs: ['tall-lamp', 'lampe'], print: 'aa' }],
    ['work/chair', { slugs: ['chair', 'chaise'], print: 'd' }],
    ['page/home', { slugs: ['home'], print: 'c' }],
  ]);
  const DIFFERENCES = [
    { key: 'work/lamp', slugs: ['lamp', 'lampe', 'tall-lamp'] },
    { key: 'work/stool', slugs: ['tabouret'] },
    { key: 'work/chair', slugs: ['chair', 'chaise'] },
  ];

  test('what is changed, removed and added differs, by its old and new slugs, also over a restart', async () => {
    const known = await open();
    await known.settle(OLD.keys(), OLD);
    expect(known.differences(OLD)).toEqual([]);
    expect(known.differences(NEW)).toEqual(DIFFERENCES);
    const reopened = await open();
    expect(reopened.isThere()).toBe(true);
    expect(reopened.differences(NEW)).toEqual(DIFFERENCES);
    expect(onUnsaved).not.toHaveBeenCalled();
  });

  test('only what was settled no longer differs', async () => {
    const known = await open();
    await known.settle(OLD.keys(), OLD);
    await known.settle(['work/lamp', 'work/stool'], NEW);
    expect((await open()).differences(NEW)).toEqual([DIFFERENCES[2]]);
  });

  test.each(['{"work/lamp": 1}', '{', '[]'])('a file that holds %s says nothing', async (content) => {
    await rm(path.dirname(file), { recursive: true, force: true });
    const elsewhere = path.join(folder, 'announced.json');
    await writeFile(elsewhere, content);
    const known = await openKnownPrints(elsewhere, onUnsaved);
    expect(known.isThere()).toBe(false);
  });

  test('nothing half written is left', async () => {
    await (await open()).settle(OLD.keys(), OLD);
    expect(await readdir(path.dirname(file))).toEqual(['announced.json']);
  });

  test('a folder that cannot be written is told of, and does not hold up anything', async () => {
    await writeFile(path.dirname(file), 'a file in its place');
    const known = await open();
    await known.settle(OLD.keys(), OLD);
    expect(onUnsaved).toHaveBeenCalledTimes(1);
    expect(known.differences(NEW)).toEqual(DIFFERENCES);
  });
});

describe('prints', () => {
  const FILES = SHOWN_EVERYWHERE;

  let sample: SampleCatalogue;
  let followed: FollowedSample;
  beforeEach(async () => {
    sample = await writeSampleCatalogue(FILES as Changes);
    followed = await followSample(sample);
  });
  afterEach(() => sample.remove());

  test('following a catalogue finds what every tenth change of a field of a file changes', async () => {
    expect(await expectFollowed(followed, 10)).toBeGreaterThan(40);
  });

  /** The keys whose print is another one after a change, removals included. */
  async function changedBy(change: () => Promise<Changes | void>): Promise<string[]> {
    const prints = followPrints();
    const before = await prints.of(await followed.load());
    const changes = await change();
    const catalogue = await followed.load(changes ?? {});
    const after = await prints.of(catalogue);
    expect(plain(after)).toEqual(plain(await printedAnew(catalogue)));
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((key) => before.get(key)?.print !== after.get(key)?.print)
      .sort();
  }
  const lists = (...tags: string[]) => tags.map((tag) => `answer/${tag}`);
  const write = (changes: Changes) => async () => changes;
  const changed = (file: string, fields: object) => write({ [file]: { ...FILES[file], ...fields } });

  test('a new title is shown wherever the work is', async () => {
    const title = { en: 'Taller lamp', fr: 'Grande lampe' };
    expect(await changedBy(changed('works/lamp.yaml', { title }))).toEqual([
      ...lists('en/works', 'en/works?type=lighting'),
      'creator/jeanne',
      'event/late',
      'press/article',
      'work/chair',
      'work/lamp',
    ]);
  });

  test('a work that is named since the edit before shows what is changed in it', async () => {
    const title = { en: 'Taller lamp', fr: 'Grande lampe' };
    await changedBy(changed('works/lamp.yaml', { title }));
    await changedBy(changed('works/chair.yaml', { title, related: ['stool'] }));
    expect(await changedBy(changed('works/stool.yaml', { title: { fr: 'Haut tabouret' } }))).toContain(
      'work/chair',
    );
  });

  test('what only the work’s own page tells changes that alone', async () => {
    expect(await changedBy(changed('works/lamp.yaml', { edition: { en: 'Studio', fr: 'Atelier' } }))).toEqual(
      ['work/lamp'],
    );
  });

  test('a creator’s life is on no work, the name is', async () => {
    expect(
      await changedBy(changed('creators/ida.yaml', { nationality: { en: 'French', fr: 'Française' } })),
    ).toEqual(['creator/ida']);
  });

  test('an article is on the works and creators that it cites, until it cites them no more', async () => {
    const title = { en: 'One article', fr: 'Un seul article' };
    expect(await changedBy(changed('press/article.yaml', { title }))).toEqual([
      ...lists('en/press', 'fr/press'),
      'creator/jeanne',
      'press/article',
      'work/lamp',
    ]);
    const cited_works = ['chair'];
    expect(await changedBy(changed('press/article.yaml', { title, cited_works }))).toEqual([
      'press/article',
      'work/chair',
      'work/lamp',
    ]);
  });

  test('another place among the works changes the lists, and its creators', async () => {
    expect(await changedBy(changed('works/stool.yaml', { position: 1 }))).toEqual([
      ...lists('fr/works', 'fr/works?type=sieges'),
      'creator/jeanne',
    ]);
  });

  test('a picture that is replaced changes what shows it', async () => {
    const replace = async () => {
      const picture = sharp({ create: { width: 20, height: 10, background: '#fff', channels: 3 } });
      await picture.jpeg().toFile(path.join(sample.root, 'pictures/lamp-1-night.jpg'));
      followed.changed();
    };
    expect(await changedBy(replace)).toEqual([
      ...lists('en/press', 'en/works', 'en/works?type=lighting'),
      ...lists('fr/press', 'fr/works', 'fr/works?type=luminaires'),
      'creator/jeanne',
      'event/late',
      'page/home',
      'press/article',
      'work/chair',
      'work/lamp',
    ]);
  });

  test('a model that is replaced changes its work alone', async () => {
    const model = (height: number) => sampleGlb({ width: 0.4, height, depth: 0.4 });
    await changedBy(
      write({
        'works/stool.yaml': { ...FILES['works/stool.yaml'], model: { file: 'stool.glb' } },
        'models/stool.glb': await model(0.4),
      }),
    );
    expect(await changedBy(write({ 'models/stool.glb': await model(0.41) }))).toEqual(['work/stool']);
    // One that is broken is taken out of the answer, and that is a change.
    expect(await changedBy(write({ 'models/stool.glb': 'garbage' }))).toEqual(['work/stool']);
  });

  test('a press release that is replaced changes what offers it', async () => {
    expect(await changedBy(write({ 'files/late-fr.pdf': '%PDF-1.4 new' }))).toEqual([
      'event/late',
      'press/article',
    ]);
  });

  test('settings and types are on every page', async () => {
    expect(await changedBy(changed('site.yaml', { name: 'galerie' }))).toEqual(
      lists('en/site-settings', 'fr/site-settings'),
    );
    const title = { en: 'seats', fr: 'assises' };
    expect(await changedBy(changed('types/seating.yaml', { title }))).toEqual([
      ...lists('en/works', 'en/works?type=seating', 'en/worktypes'),
      ...lists('fr/works', 'fr/works?type=sieges', 'fr/worktypes'),
      'creator/ida',
      'creator/jeanne',
      'event/late',
      'page/home',
      'work/chair',
      'work/lamp',
      'work/stool',
    ]);
  });

  test('a change of a draft changes nothing, its publication does, its removal does', async () => {
    const published = { ...FILES['works/secret.yaml'], status: undefined };
    expect(await changedBy(changed('works/secret.yaml', { reference: 'ML 9999', position: 1 }))).toEqual([]);
    const ofSeats = [
      ...lists('en/works', 'en/works?type=seating', 'en/worktypes'),
      ...lists('fr/works', 'fr/works?type=sieges', 'fr/worktypes'),
      'creator/jeanne',
    ];
    expect(await changedBy(write({ 'works/secret.yaml': published }))).toEqual([
      ...ofSeats,
      'event/late',
      'work/lamp',
      'work/secret',
    ]);
    await followed.load({
      'works/lamp.yaml': { ...FILES['works/lamp.yaml'], related: [] },
      'events/late.yaml': { ...FILES['events/late.yaml'], exhibited_works: [] },
    });
    const remove = async () => {
      await rm(path.join(sample.root, 'works/secret.yaml'));
    };
    expect(await changedBy(remove)).toEqual([...ofSeats, 'work/secret']);
  });

  test('what was touched or written anew as it was has not changed', async () => {
    expect(await changedBy(write({ 'works/lamp.yaml': FILES['works/lamp.yaml']! }))).toEqual([]);
  });

  test('of a list of several pieces, the one that shows a change is printed anew, and all after a move', async () => {
    const stool = FILES['works/stool.yaml']!;
    const fileOf = (number: number) => `works/stool-${number}.yaml`;
    const numbered = (number: number, fields: object = {}) => ({
      ...stool,
      slug: { fr: `tabouret-${number}` },
      title: { fr: `Tabouret ${number}` },
      position: 100 + number,
      reference: `ML ${5000 + number}`,
      ...fields,
    });
    const many = Array.from({ length: 600 }, (_, number) => number);
    await followed.load(Object.fromEntries(many.map((number) => [fileOf(number), numbered(number)])));
    const lists = ['answer/fr/works', 'answer/fr/works?type=sieges'];
    // In the first piece, on both sides of where the second one begins, in the last.
    for (const number of [0, 251, 252, 256, 599])
      expect(
        await changedBy(write({ [fileOf(number)]: numbered(number, { title: { fr: 'Autre tabouret' } }) })),
      ).toEqual(expect.arrayContaining([...lists, `work/stool-${number}`]));
    // From the first place to the last, and out of the middle.
    expect(await changedBy(write({ [fileOf(0)]: numbered(0, { position: 9000 }) }))).toEqual(
      expect.arrayContaining(lists),
    );
    expect(await changedBy(write({ [fileOf(300)]: numbered(300, { status: 'draft' }) }))).toEqual(
      expect.arrayContaining(lists),
    );
  });
});

describe('change notes', () => {
  let sample: SampleCatalogue;
  let database: GalleryDatabase;
  let notes: ChangeNotes;
  let after: (changes: Changes) => Promise<Catalogue>;
  const log = { warn: jest.fn() };

  beforeEach(async () => {
    jest.clearAllMocks();
    sample = await writeSampleCatalogue();
    await layMigratedDatabase(sample.dataDir);
    database = await openDatabase({ dataDir: sample.dataDir, patienceMs: 200 });
    after = (await followSample(sample)).load;
  });
  afterEach(async () => {
    await notes.close();
    await database.close();
    expect(onUnsaved).not.toHaveBeenCalled();
    await sample.remove();
  });

  const onUnsaved = jest.fn();
  const known = () => openKnownPrints(path.join(sample.dataDir, 'announced.json'), onUnsaved);
  /** On what the notes before have left. */
  const open = async () => {
    notes = openChangeNotes({ database, known: await known(), log, firstPauseMs: 20 });
  };
  const openOn = async (catalogue: Catalogue, more: [string, ItemPrint][] = []) => {
    const prints = new Map([...(await followPrints().of(catalogue)), ...more] as [PrintKey, ItemPrint][]);
    await (await known()).settle(prints.keys(), prints);
    await open();
  };
  const noted = () => database.read((from) => changesAfter(from, 0));
  const tags = async () => (await noted())!.changes.flatMap((one) => one.tags);
  const untilNoted = (...wanted: string[]) =>
    until(tags, (found) => wanted.every((tag) => found.includes(tag)));

  const lamp = (en: string) => ({
    'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], edition: { en, fr: en } },
  });
  const stool = (fr: string) => ({
    'works/stool.yaml': { ...SAMPLE_FILES['works/stool.yaml'], edition: { fr } },
  });
  const home = {
    'pages/home.yaml': { ...SAMPLE_FILES['pages/home.yaml'], title: { en: 'Start', fr: 'Début' } },
  };
  /** A slug does not tell its language. */
  const inEach = (folder: string, ...slugs: string[]) =>
    slugs.flatMap((slug) => [`en/${folder}/${slug}`, `fr/${folder}/${slug}`]);
  const LAMP = inEach('works', 'lamp', 'lampe');

  test('the first catalogue of all is thought to be known', async () => {
    await open();
    notes.take(await after({}));
    await until(async () => (await known()).isThere());
    notes.take(await after(lamp('Steel')));
    await untilNoted(...LAMP);
    expect(await tags()).toEqual(LAMP);
  });

  test('what has changed is noted once, and nothing else; no list shows an edition', async () => {
    await openOn(await after({}));
    notes.take(await after({}));
    notes.take(await after({ ...lamp('Steel'), ...home }));
    await untilNoted(...LAMP);
    expect((await tags()).sort()).toEqual([...LAMP, ...inEach('pages', 'home')].sort());
    expect((await noted())!.changes).toHaveLength(1);
  });

  test('a renamed item is noted by its old and new slugs, with the lists that show it', async () => {
    await openOn(await after({}));
    const early = { ...SAMPLE_FILES['events/early.yaml'], slug: { en: 'first', fr: 'tot' } };
    notes.take(await after({ 'events/early.yaml': early }));
    await untilNoted(...inEach('events', 'early', 'tot', 'first'), 'en/events', 'fr/events');
  });

  test('the slugs that a withdrawn item had are noted with it', async () => {
    const early = SAMPLE_FILES['events/early.yaml'];
    const former = (more: object) => ({
      'events/early.yaml': { ...early, former_slugs: { en: ['fair'], fr: ['salon'] }, ...more },
    });
    await openOn(await after(former({})));
    notes.take(await after(former({ status: 'draft' })));
    await untilNoted(...inEach('events', 'early', 'fair', 'tot', 'salon'));
  });

  test('settings are noted in each language that has others', async () => {
    await openOn(await after({}));
    notes.take(await after({ 'site.yaml': { ...SAMPLE_FILES['site.yaml'], name: 'galerie' } }));
    await untilNoted('en/site-settings');
    expect(await tags()).toEqual(['en/site-settings', 'fr/site-settings']);
  });

  test('what has no tag any more is forgotten without a note', async () => {
    await openOn(await after({}), [['site', { slugs: [], print: 'a' }]]);
    notes.take(await after({}));
    await until(
      async () => (await known()).differences(await followPrints().of(await after({}))).length === 0,
    );
    expect(await tags()).toEqual([]);
  });

  test('a change of a draft is not noted', async () => {
    await openOn(await after({}));
    const secret = { ...SAMPLE_FILES['works/secret.yaml'], reference: 'ML 9999' };
    notes.take(await after({ 'works/secret.yaml': secret }));
    notes.take(await after(lamp('Steel')));
    await untilNoted(...LAMP);
    expect(await tags()).toEqual(LAMP);
  });

  test('what was changed while the API was down is noted at its start', async () => {
    await openOn(await after({}));
    await notes.close();
    const edited = await after(lamp('Steel'));
    await open();
    notes.take(edited);
    await untilNoted(...LAMP);
  });

  test('a database that is locked is tried again, with what was changed meanwhile', async () => {
    await openOn(await after({}));
    const unlock = lockDatabase(sample.dataDir);
    notes.take(await after(lamp('Steel')));
    await until(() => log.warn.mock.calls.length > 0);
    notes.take(await after(stool('Acier')));
    unlock();
    await untilNoted(...LAMP, ...inEach('works', 'tabouret'));
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('tried again'));
  });

  test('a flood of changes leads to few notes, and the last state is noted', async () => {
    await openOn(await after({}));
    const catalogues: Catalogue[] = [];
    for (let index = 0; index < 40; index += 1)
      catalogues.push(await after(index % 2 ? lamp(`Steel ${index}`) : stool(`Acier ${index}`)));
    for (const catalogue of catalogues) notes.take(catalogue);
    notes.take(await after({ ...lamp('The last'), ...home }));
    await untilNoted(...LAMP, ...inEach('works', 'tabouret'), 'en/pages/home');
    expect((await noted())!.changes.length).toBeLessThanOrEqual(3);
  });

  test('a great change is noted in parts, of which each answer holds some', async () => {
    await open();
    const many = Array.from({ length: 2500 }, (_, index) => `en/works/many-${index}`);
    await database.write((to) => addChange(to, many, '2026-11-30T10:00:00.000Z'));
    const { changes } = (await noted())!;
    expect(changes.map((one) => one.tags.length)).toEqual([1000, 1000, 500]);
  });

  test('it ends while the database is locked', async () => {
    await openOn(await after({}));
    const unlock = lockDatabase(sample.dataDir);
    notes.take(await after(lamp('Steel')));
    await until(() => log.warn.mock.calls.length > 0);
    await notes.close();
    unlock();
    await open();
    notes.take(await after({}));
    await untilNoted(...LAMP);
  });
});

describe('changes route', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.afresh());

  const AT = '2026-11-30T10:00:00.000Z';
  const add = (...tags: string[]) =>
    api.database.write((to) => addChange(to, tags, AT), { notify: ['changes'] });
  const ask = async (after?: number | string) => {
    const { statusCode, json } = await api.app.inject(
      `/api/changes${after === undefined ? '' : `?after=${after}`}`,
    );
    return { status: statusCode, data: json<{ data: PublishedChanges }>().data };
  };

  it('tells the newest number at once, and what came after an older one', async () => {
    await add('en/works/lamp');
    const { number } = (await ask()).data;
    await add('fr/works/lampe', 'fr/works');
    expect(await ask(number)).toEqual({
      status: 200,
      data: {
        number: number + 1,
        changes: [{ number: number + 1, at: AT, tags: ['fr/works/lampe', 'fr/works'] }],
      },
    });
  });

  it('waits for a change, and answers as soon as there is one', async () => {
    await add('en/works/lamp');
    const { number } = (await ask()).data;
    let isAnswered = false;
    const asked = ask(number).finally(() => (isAnswered = true));
    await ask();
    expect(isAnswered).toBe(false);
    await add('en/works/chair');
    expect((await asked).data.changes).toMatchObject([{ tags: ['en/works/chair'] }]);
  });

  it('says so where the number is of another database, or too old', async () => {
    await add('en/works/lamp');
    const { number } = (await ask()).data;
    expect((await ask(number + 5)).status).toBe(410);
    await api.database.write((to) => to.deleteFrom('changes').where('number', '<=', number).execute());
    await add('en/works/chair');
    expect((await ask(number - 1)).status).toBe(410);
    expect((await ask(number)).status).toBe(200);
  });

  it('refuses what is no number', async () => {
    for (const after of ['-1', 'x', '1.5']) expect((await ask(after)).status).toBe(422);
  });

  it('lets go of who waits when the API closes', async () => {
    const closing = await openTestApi();
    const { data } = (await closing.app.inject('/api/changes')).json<{ data: PublishedChanges }>();
    const asked = closing.app.inject(`/api/changes?after=${data.number}`);
    await setImmediate();
    await closing.close();
    expect((await asked).statusCode).toBe(200);
  });
});

describe('build hook', () => {
  let database: GalleryDatabase;
  let dataDir: string;
  let called: string[];
  let answers: number[];
  let server: Server;
  let end: () => Promise<void>;
  const log = { warn: jest.fn() };
  beforeEach(async () => {
    jest.clearAllMocks();
    dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-hook-'));
    database = await openDatabase({ dataDir });
    [called, answers] = [[], []];
    server = createServer(({ url = '' }, response) => {
      called.push(url);
      response.writeHead(answers.shift() ?? 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const urls = `${at}/build_hooks/secret, ${at}/hooks/rebuild`;
    end = callBuildHooks({ urls, database, log, firstPauseMs: 10 });
  });
  afterEach(async () => {
    await end();
    await database.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(dataDir, { recursive: true });
  });
  const publish = () =>
    database.write((to) => addChange(to, ['en/works'], '2026-11-30T10:00:00Z'), { notify: ['changes'] });

  it('of a site that is built elsewhere is called after each change, hosts of ours are not', async () => {
    await publish();
    await until(() => called.length === 1);
    await publish();
    await until(() => called.length === 2);
    expect(called).toEqual(['/build_hooks/secret', '/build_hooks/secret']);
  });

  it('is called again where that failed, and its address stays out of the log', async () => {
    answers = [503, 500];
    await publish();
    await until(() => called.length === 3);
    expect(log.warn.mock.calls.flat().join()).toMatch(/127\.0\.0\.1.*answers 503/);
    expect(log.warn.mock.calls.flat().join()).not.toContain('secret');
  });
});
